import { ornament, roofSize } from "../drawing";
import { steppedFoot } from "../frames";
import { contact } from "./contact";
import { me } from "./me";
import { desktop, phone, short, type Traits } from "./trait";

/** The wallet card. */
export const card: Traits<"card"> = {
  roof: `
.wallet{background:none;border:0;border-radius:0;box-shadow:none;margin-top:.25rem;text-align:center;z-index:0}
.wallet::before{content:"";position:absolute;top:${roofSize.eaves}px;right:0;bottom:0;left:0;z-index:-1;border:1px solid transparent;border-top:0;border-image:${steppedFoot}}
.wallet-art{justify-self:stretch;height:${roofSize.height}px;margin-left:-1rem;margin-right:-1rem;overflow:hidden;overflow:clip}
.wallet-art::before{content:"";display:block;height:100%;margin-left:calc(50% - ${roofSize.width / 2}px);margin-right:calc(50% - ${roofSize.width / 2}px);border-image:${ornament("roof")}}
.flap{justify-items:center}
.sum-label{justify-content:center;min-height:2.5rem}
.sum-label:has(button)::before{content:"";width:2.75rem;flex-shrink:99}
@supports not selector(:has(*)){.sum-label button{margin-inline-end:-2.75rem}}
.wallet>.fold{margin:.625rem 1px .375rem;width:calc(100% - 2px)}
.parts{gap:0;overflow:hidden;overflow:clip}
.parts>*{flex:1 1 7.5rem;margin-inline-start:-1px;border-inline-start:1px solid var(--line)}
.update{border-top:1px solid var(--line);margin-top:.25rem}
${short}{.tie>.band{height:10px}}
${contact.roof}
${me.roof}
`,
  silk: `
.wallet{overflow:hidden;border-color:transparent}
.flap{overflow:hidden;padding:.875rem 1.25rem .625rem;background:var(--accent);color:var(--on-accent);--ink-strong:var(--on-accent);--ink-plain:var(--on-accent-soft);--ink-soft:var(--on-accent-soft);--focus:var(--on-accent)}
.flap>*{position:relative}
.flap>.wallet-art{position:absolute;right:0;bottom:0;width:94px;height:118px;border-image:${ornament("silk-corner")}}
.inside{padding:.75rem 1.25rem 0}
.tie{overflow:hidden}
.tie>:not(.band){padding-left:1.25rem;padding-right:1.25rem}
.tie>:first-child{background:var(--accent);color:var(--on-accent-soft);--ink-strong:var(--on-accent);--ink-plain:var(--on-accent-soft);--ink-soft:var(--on-accent-soft);--positive:var(--on-accent);--line:transparent}
.tie>:first-child a{color:inherit}
${contact.silk}
${me.silk}
`,
  shore: `
${phone}{.top:has(~main .wallet){background:var(--raised)}}
.wallet{margin-left:-1rem;margin-right:-1rem;padding-bottom:2.875rem;background:var(--raised);border:0;border-radius:0}
.flap{padding-top:.5rem}
.flap h1{font-weight:400}
.wallet>.fold{position:absolute;top:auto;right:0;bottom:-30px;left:0}
.parts{margin-top:.75rem;padding-top:.75rem;border-top:1px solid var(--line)}
.wallet+*{margin-top:1.75rem}
.wallet:last-child{margin-bottom:1.875rem}
.tie{border-width:1.5px 0 0;border-color:var(--accent);background:none}
.tie>:not(.band){padding-left:0;padding-right:0}
.tie>:last-child{padding-bottom:0}
.tie>.band{width:calc(100% + 2rem);margin-left:-1rem;margin-right:-1rem;height:40px}
${short}{.tie>.band{height:20px}}
${contact.shore}
${me.shore}
${desktop}{
.wallet{margin:-3rem 0 0;padding-top:3rem;border:solid var(--line);border-width:0 1px}
.flap,.inside{padding-left:1.5rem;padding-right:1.5rem}
}
`,
};
