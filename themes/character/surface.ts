import { desktop, phone, type Traits } from "./trait";

/** A card's edge. */
export const edge: Traits<"shape"> = {
  redent: "",
  arc: `
.wallet{box-shadow:var(--shadow-low)}
${phone}{.rows tbody{margin-top:.25rem;padding:0 1rem .25rem;background:var(--raised);border-radius:1.5rem;box-shadow:0 0 0 1px var(--line)}}
${desktop}{.rows{padding:.5rem 1.5rem .75rem;background:var(--raised);border-radius:var(--radius-card);box-shadow:0 0 0 1px var(--line);border-collapse:separate;border-spacing:0}}
`,
  plain: "",
};

/** A card's background. */
export const surface: Traits<"shape"> = {
  redent: "",
  arc: `
.after{background:var(--sunken);border-color:transparent;text-align:center}
.reel{border-color:transparent;border-radius:1.875rem}
.option:has(:checked){--chosen:var(--on-accent);background:var(--accent);color:var(--on-accent-soft)}
`,
  plain: `
.plate{border-width:1px 0;padding-left:0;padding-right:0}
.plate:has(+.plate){border-bottom-width:0}
${desktop}{.paper{background:var(--raised);border-width:1px}}
.reel{background:none;border-width:1px 0;border-radius:0;border-color:var(--line)}
.option{padding-left:0;padding-right:0;text-align:start}
.option:has(:checked){background:none;border-color:transparent;box-shadow:inset 0 1.5px var(--accent),inset 0 -1.5px var(--accent)}
`,
};
