import { fillWithin, stepped, steppedClip, steppedTop } from "../frames";
import type { Traits } from "./trait";

/** Four brackets, each of two lines. */
const corners = (color: string) =>
  ["0 0", "100% 0", "0 100%", "100% 100%"]
    .flatMap((corner) => ["18px 1.5px", "1.5px 18px"].map((size) => `${corner}/${size}`))
    .map((place) => `linear-gradient(${color},${color}) ${place} no-repeat`)
    .join(",");

const redent = `
.button,.input,.plate{border-radius:0}
.primary{background:${fillWithin("var(--accent)")},var(--under,none);border-image:${stepped("accent", "accent")}}
.primary:disabled{background:var(--under,none);border-image:${stepped("line", "line")}}
.danger{border:1px solid transparent;background:none;border-image:${stepped("negative", "none")}}
.input{--field-ground:none;border:1px solid transparent;background:none;border-image:${stepped("inputLine", "sunken")}}
.input[aria-invalid=true]{border-image:${stepped("negative", "sunken")}}
.plate{border:1px solid transparent;background:none;border-image:${stepped("accentSoft", "raised")}}
.tie{border:1px solid transparent;background:none;border-image:${stepped("accent", "raised")}}
@media(forced-colors:active){.wallet::before{border-image:none!important}}
.chip{border:1px solid transparent;border-radius:0;background:none;border-image:${stepped("inputLine", "none")}}
.chip[aria-pressed=true],.chip[aria-current]{background:none;color:var(--accent);border-image:${stepped("accent", "accentTint")}}
.chip:has(:checked){background:none;border-image:${stepped("accent", "accentTint")}}
.option:has(:checked){background:none;border-image:${stepped("accent", "overlay")}}
.mark{border:1px solid transparent;border-radius:0;background:none;border-image:${stepped("line", "none")}}
.face,.monogram{border-radius:0;clip-path:${steppedClip}}
.bubble,.stack{border:1px solid transparent;border-radius:0;background:none;border-image:${stepped("line", "raised")}}
.mine>.bubble{background:none;border-image:${stepped("accentSoft", "accentTint")}}
[data-delivery=failed] .bubble{border-image:${stepped("negative", "accentTint")}}
.stack>a:first-child{clip-path:${steppedTop}}
.drop{border:1px solid transparent;border-radius:0;background:none;border-image:${stepped("inputLine", "sunken")}}
.drop::before{content:"";position:absolute;top:8px;right:8px;bottom:8px;left:8px;pointer-events:none;background:${corners("var(--accent)")}}
.slip-frame{border:1px solid transparent;background:none;border-image:${stepped("accent", "sunken")}}
.route{--route-inset:14px}
.route-row{padding-left:12px;padding-right:12px}
.route+.route{border-top:1px solid var(--line)}
.route[open]{border:1px solid transparent;border-image:${stepped("accent", "raised")}}
.route[open]+.route{border-color:transparent}
`;

export const shape: Traits<"shape"> = {
  redent,
  arc: `
.chip,.mark,.face,.option,.monogram{border-radius:99px}
.chip{border-color:transparent;background:var(--accent-tint)}
.chip[aria-pressed=true],.chip[aria-current]{background:var(--accent);color:var(--on-accent)}
.mark{background:var(--accent-tint);color:var(--accent)}
.mine>.bubble{border-color:transparent;background:var(--accent);color:var(--on-accent);--ink-soft:var(--on-accent-soft)}
[data-delivery=failed] .bubble{border-color:var(--negative);background:var(--raised);color:var(--ink-strong)}
.drop{padding-top:50px;border-color:transparent;border-radius:1.75rem;overflow:hidden}
.drop::before{content:"";position:absolute;top:-1px;right:0;bottom:auto;left:0;height:34px;background:var(--band) center/auto 100% repeat-x}
.slip-frame{border-color:transparent;border-radius:1.25rem;background:var(--accent-tint)}
.route{--route-inset:20px}
.route+.route{margin-top:4px}
.route-row{padding-left:14px;padding-right:14px}
.route-row,.route{border-radius:1.5rem}
.route-sign{border-radius:99px;background:var(--accent-tint)}
.route[open] .route-sign{background:var(--accent);color:var(--on-accent)}
.route[open] .route-row{background:var(--accent-tint)}
`,
  plain: `
.chip[aria-pressed=true],.chip[aria-current]{border-color:var(--accent);background:var(--accent-tint);color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.mark{background:none;color:var(--accent);justify-content:start;width:1.75rem}
.monogram{border-radius:10px}
p.bubble{padding-top:0;padding-bottom:0;border-width:0 0 0 2px;border-color:var(--accent-soft);background:none}
:not(.mine)>p.bubble{border-radius:0}
.mine>.bubble{padding-top:.5rem;padding-bottom:.5rem;border:1px solid transparent}
[data-delivery=failed] .bubble{border-color:var(--negative);background:var(--raised)}
.drop{grid-template-columns:minmax(0,1fr);justify-items:center;gap:10px;padding-left:0;padding-right:0;border-width:0 0 1.5px;border-color:var(--accent);background:none;text-align:center}
.slip-frame{padding:0;border-radius:10px;overflow:hidden}
.route-row{grid-template-columns:32px minmax(0,1fr) 24px}
.route-sign{width:32px;justify-items:start}
.route+.route{border-top:1px solid var(--line)}
.route[open]{box-shadow:0 -1.5px var(--accent),0 1.5px var(--accent);z-index:1}
`,
};
