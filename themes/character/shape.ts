import { steppedClip, steppedFrame, steppedTop } from "../drawings/frames";
import type { Trait, Traits } from "./trait";

/** A fill that stops short of the stepped corners, so that the text on it has a solid background. */
const fill = (color: string) =>
  `linear-gradient(${color},${color}) center/calc(100% - 8px) calc(100% - 8px) no-repeat`;

/** Four brackets, each of two lines. */
const corners = (color: string) =>
  ["0 0", "100% 0", "0 100%", "100% 100%"]
    .flatMap((corner) => ["18px 1.5px", "1.5px 18px"].map((size) => `${corner}/${size}`))
    .map((place) => `linear-gradient(${color},${color}) ${place} no-repeat`)
    .join(",");

/**
 * Stepped corners are drawn as borders, never clipped, so that focus rings and text are not cut off. A rule with such a
 * frame also takes away what the frame stands in for, because first paints
 * go without it (themes/first-paint.ts).
 */
const redent: Trait = {
  look: { radiusControl: "2px", radiusField: "2px", radiusCard: "0" },
  rules: (colors) => `
.notice{border:1px solid transparent;background:none}
.button,.input,.plate,.notice,.alert{border-radius:0}
.primary{background:${fill(colors.accent)},var(--under,none);border-image:${steppedFrame(colors.accent, colors.accent)}}
.primary:disabled{background:var(--under,none);border-image:${steppedFrame(colors.line, colors.line)}}
.secondary{border:1px solid transparent;background:none;border-image:${steppedFrame(colors.accent, "none")}}
.ending{background:${fill(colors.negative)},var(--under,none);border-image:${steppedFrame(colors.negative, colors.negative)}}
.ending:disabled{background:var(--under,none);border-image:${steppedFrame(colors.line, colors.line)}}
.danger{border:1px solid transparent;background:none;border-image:${steppedFrame(colors.negative, "none")}}
.input{--field-ground:none;border:1px solid transparent;background:none;border-image:${steppedFrame(colors.inputLine, colors.sunken)}}
.input[aria-invalid=true]{border-image:${steppedFrame(colors.negative, colors.sunken)}}
.plate{border:1px solid transparent;background:none;border-image:${steppedFrame(colors.accentSoft, colors.raised)}}
.tie{border:1px solid transparent;background:none;border-image:${steppedFrame(colors.accent, colors.raised)}}
.alert{border:1px solid transparent;background:none;border-image:${steppedFrame(colors.accentSoft, colors.raised)}}
.alert[data-kind=negative]{border-image:${steppedFrame(colors.negative, colors.raised)}}
.alert[data-kind=warning]{border-image:${steppedFrame(colors.warning, colors.raised)}}
.alert[data-kind=positive]{border-image:${steppedFrame(colors.positive, colors.raised)}}
@media(forced-colors:active){*,.wallet::before{border-image:none!important}}
.chip{border:1px solid transparent;border-radius:0;background:none;border-image:${steppedFrame(colors.inputLine, "none")}}
.chip[aria-pressed=true],.chip[aria-current]{background:none;color:var(--accent);border-image:${steppedFrame(colors.accent, colors.accentTint)}}
.chip:has(:checked){background:none;border-image:${steppedFrame(colors.accent, colors.accentTint)}}
.option:has(:checked){background:none;border-image:${steppedFrame(colors.accent, colors.overlay)}}
.mark{border:1px solid transparent;border-radius:0;background:none;border-image:${steppedFrame(colors.line, "none")}}
.face,.monogram{border-radius:0;clip-path:${steppedClip}}
.bubble,.stack{border:1px solid transparent;border-radius:0;background:none;border-image:${steppedFrame(colors.line, colors.raised)}}
.mine>.bubble{background:none;border-image:${steppedFrame(colors.accentSoft, colors.accentTint)}}
[data-delivery=failed] .bubble{border-image:${steppedFrame(colors.negative, colors.accentTint)}}
.stack>a:first-child{clip-path:${steppedTop}}
.knot{border-radius:0;transform:rotate(45deg)}
.drop{border:1px solid transparent;border-radius:0;background:none;border-image:${steppedFrame(colors.inputLine, colors.sunken)}}
.drop::before{content:"";position:absolute;top:8px;right:8px;bottom:8px;left:8px;pointer-events:none;background:${corners(colors.accent)}}
.slip-frame{border:1px solid transparent;background:none;border-image:${steppedFrame(colors.accent, colors.sunken)}}
.route{--route-inset:14px}
.route-row{padding-left:12px;padding-right:12px}
.route+.route{border-top:1px solid var(--line)}
.route[open]{border:1px solid transparent;border-image:${steppedFrame(colors.accent, colors.raised)}}
.route[open]+.route{border-color:transparent}
`,
};

export const shape: Traits<"shape"> = {
  redent,
  arc: {
    look: { radiusControl: "1.75rem", radiusField: "1.625rem", radiusCard: "1.75rem" },
    rules: `
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
  },
  plain: {
    look: { radiusControl: "10px", radiusField: "10px", radiusCard: "0" },
    rules: `
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
  },
};
