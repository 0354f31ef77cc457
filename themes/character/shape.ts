import { fillWithin, stepped, steppedClip, steppedTop } from "../frames";
import type { Traits } from "./trait";

const redent = `
.button,.input,.plate{border-radius:0}
.primary{background:${fillWithin("var(--accent)")},var(--under,none);border-image:${stepped("accent", "accent")}}
.primary:disabled{background:var(--under,none);border-image:${stepped("line", "line")}}
.input{--field-ground:none;border:1px solid transparent;background:none;border-image:${stepped("inputLine", "sunken")}}
.input[aria-invalid=true]{border-image:${stepped("negative", "sunken")}}
.plate{border:1px solid transparent;background:none;border-image:${stepped("accentSoft", "raised")}}
.chip{border:1px solid transparent;border-radius:0;background:none;border-image:${stepped("inputLine", "none")}}
.chip[aria-pressed=true],.chip[aria-current]{background:none;color:var(--accent);border-image:${stepped("accent", "accentTint")}}
.chip:has(:checked){background:none;border-image:${stepped("accent", "accentTint")}}
.face{border-radius:0;clip-path:${steppedClip}}
.bubble,.stack{border:1px solid transparent;border-radius:0;background:none;border-image:${stepped("line", "raised")}}
.mine>.bubble{background:none;border-image:${stepped("accentSoft", "accentTint")}}
[data-delivery=failed] .bubble{border-image:${stepped("negative", "accentTint")}}
.stack>a:first-child{clip-path:${steppedTop}}
`;

export const shape: Traits<"shape"> = {
  redent,
  arc: `
.chip,.face{border-radius:99px}
.chip{border-color:transparent;background:var(--accent-tint)}
.chip[aria-pressed=true],.chip[aria-current]{background:var(--accent);color:var(--on-accent)}
.mine>.bubble{border-color:transparent;background:var(--accent);color:var(--on-accent);--ink-soft:var(--on-accent-soft)}
[data-delivery=failed] .bubble{border-color:var(--negative);background:var(--raised);color:var(--ink-strong)}
`,
  plain: `
.chip[aria-pressed=true],.chip[aria-current]{border-color:var(--accent);background:var(--accent-tint);color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
p.bubble{padding-top:0;padding-bottom:0;border-width:0 0 0 2px;border-color:var(--accent-soft);background:none}
:not(.mine)>p.bubble{border-radius:0}
.mine>.bubble{padding-top:.5rem;padding-bottom:.5rem;border:1px solid transparent}
[data-delivery=failed] .bubble{border-color:var(--negative);background:var(--raised)}
`,
};
