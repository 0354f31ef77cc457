import type { Traits } from "./trait";

/** The deposit, withdraw and transfer actions inside the wallet card. */
export const actions: Traits<"card"> = {
  roof: `.action{flex-direction:column;gap:2px;min-height:4.25rem;padding:.375rem .25rem}`,
  silk: `
.actions{margin-top:.25rem}
.action{flex-direction:column;gap:.375rem;min-height:0;padding:0;border:0;border-image:none;background:none;color:var(--ink-strong)}
.action [data-icon]{box-sizing:border-box;width:56px;height:56px;padding:16px;border-radius:99px;background:var(--accent-tint);color:var(--accent)}
.action.primary [data-icon]{background:var(--accent);color:var(--on-accent)}
`,
  shore: ".action [data-icon]{display:none}.action{min-height:3rem;padding-left:.25rem;padding-right:.25rem}",
};

/** The four tiles of the home screen. */
export const tiles: Traits<"card"> = {
  roof: `
.tiles{border-top:1px solid var(--accent-soft);border-bottom:1px solid var(--accent-soft)}
.tile{flex-direction:column;gap:.25rem;padding:.75rem .25rem;text-align:center}
.tile:not(:first-child)>*{border:0}
.tiles>*+*{border-inline-start:1px solid var(--line)}
`,
  silk: `
.tiles{--gap:.625rem}
.tile{flex-direction:column;gap:.375rem;padding:1.375rem 1px .625rem;text-align:center;background:var(--sunken);border-radius:99px 99px 18px 18px}
`,
  shore: `
.tiles{grid-template-columns:repeat(auto-fit,minmax(min(100%,8.25rem),1fr));column-gap:1rem}
.tile{gap:.625rem;min-height:3.75rem;border-bottom:1px solid var(--line);font-size:.9375rem}
.tile b{font-weight:400}
`,
};
