import { fillWithin, stepped, steppedClip } from "../frames";
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
`;

export const shape: Traits<"shape"> = {
  redent,
  arc: `
.chip,.face{border-radius:99px}
.chip{border-color:transparent;background:var(--accent-tint)}
.chip[aria-pressed=true],.chip[aria-current]{background:var(--accent);color:var(--on-accent)}
`,
  plain: `
.chip[aria-pressed=true],.chip[aria-current]{border-color:var(--accent);background:var(--accent-tint);color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
`,
};
