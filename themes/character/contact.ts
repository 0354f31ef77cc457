import type { CharacterValue } from "schemas/names";
import { drawing, ornament, roofSize } from "../drawing";
import { stepped, steppedClip, steppedFoot } from "../frames";
import { desktop, largeText } from "./trait";

/** Where the brand can be reached: under its roof, on a cloth over a pouch, on the bank of its river. */
export const contact: Record<CharacterValue<"card">, string> = {
  roof: `
.here{z-index:0;text-align:center}
.here::before{content:"";position:absolute;top:${roofSize.eaves}px;right:0;bottom:0;left:0;z-index:-1;border:1px solid transparent;border-top:0;border-image:${steppedFoot}}
.here-art{height:${roofSize.height}px;overflow:hidden;overflow:clip}
.here-art::before{content:"";display:block;height:100%;margin-left:calc(50% - ${roofSize.width / 2}px);margin-right:calc(50% - ${roofSize.width / 2}px);border-image:${ornament("roof")}}
.here-words{padding-left:1rem;padding-right:1rem}
.here>.fold{display:none}
.line-card{border:1px solid transparent;background:none;border-image:${stepped("accentSoft", "raised")}}
.line-code{clip-path:${steppedClip}}
`,
  silk: `
.here{border-radius:var(--radius-card);overflow:hidden;background:var(--raised);box-shadow:inset 0 0 0 1px var(--line)}
.here-art,.here-words{grid-area:1/1}
.here-art{background:var(--accent) ${drawing("silk-flower")} right -2rem bottom/8.5rem no-repeat}
.here-words{align-content:start;min-height:6.75rem;padding:1rem 7rem .5rem 1.25rem;color:var(--on-accent);--ink-strong:var(--on-accent);--ink-plain:var(--on-accent);--ink-soft:var(--on-accent);--accent:var(--on-accent);--focus:var(--on-accent)}
.here-words p:first-child{text-wrap:balance}
.here>.fold{margin-top:-1px}
.here>:last-child{padding-top:.75rem}
.here .primary{margin-top:0}
${largeText}{.here-art{background-image:none}.here-words{padding-inline-end:1.25rem}}
.line-code{border-radius:1.25rem;box-shadow:0 0 0 1px var(--line)}
`,
  shore: `
.here{margin-left:-1rem;margin-right:-1rem}
.here-art{order:-2;height:118px;background:${drawing("far-bank")} center bottom/cover no-repeat}
.here>.fold{position:relative;order:-1;height:40px;margin-top:-26px}
.here-words{padding-left:1rem;padding-right:1rem}
.line-card{grid-template-columns:minmax(0,1fr) 7.25rem;border-width:1px 0 0;padding:1rem 0 0}
.line-code{order:2;border-radius:10px;box-shadow:0 0 0 1px var(--line)}
${largeText}{.line-card{grid-template-columns:minmax(0,1fr)}.line-code{order:0}}
${desktop}{
.here{margin-left:0;margin-right:0}
.here-art{height:186px}
.line-card{grid-template-columns:minmax(0,1fr);border-width:0 0 0 1px;padding:1.5rem}
.line-code{order:0}
}
`,
};
