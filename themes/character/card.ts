import { drawing, ornament, roofSize } from "../drawing";
import { steppedFoot } from "../frames";
import { contact } from "./contact";
import { me } from "./me";
import { desktop, largeText, phone, short, type Traits } from "./trait";

/** A lower crest, so that the next step stays visible on a common phone. */
const lowered = "@media (max-height:700px)";

/** An outcome that is not done says more and has more ways on. */
const undone = ".crest:where([data-seal=waiting],[data-seal=negative])";

/** The wallet card, a dialog's head and the crest above an outcome: one drawing in three sizes. */
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
.sheet-head,.plain-head{border-bottom:1px solid var(--accent-soft)}
[data-band=cut]{border-top:1px solid var(--negative)}
[data-band=cut]>.plain-head{border:0}
.sheet-head>h2,.plain-head>h2{padding-inline-start:2.75rem}
.crest{height:9.25rem;color:var(--on-accent);background:${drawing("crest")} center top/auto 10.25rem no-repeat}
.crest[data-seal=waiting]{background-image:${drawing("crest-waiting")};color:var(--warning)}
.crest[data-seal=negative]{background-image:${drawing("crest-negative")};color:var(--negative)}
.head-art{height:66px;background:${drawing("roof")} center top/${roofSize.width}px no-repeat}
.sheet-head:has(+.head-art),.plain-head:has(+.head-art){border-color:transparent}
.seal{top:7.5rem}
${lowered}{.crest{height:6.5rem;background-size:auto 7.25rem}.seal{top:5.3rem}.seal [data-icon]{width:20px;height:20px}
${undone}{height:5rem;background-size:auto 5.58rem}:where(${undone})>.seal{top:4.08rem}:where(${undone})>.seal [data-icon]{width:16px;height:16px}}
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
.band{margin-top:-1px;margin-bottom:1px;clip-path:inset(0 0 1px)}
.sheet-head{background:var(--accent);color:var(--on-accent);border-color:transparent;--ink-strong:var(--on-accent);--ink-plain:var(--on-accent);--focus:var(--on-accent)}
.head-art{height:48px;background:var(--accent) ${drawing("silk-head")} right 1rem bottom no-repeat}
.crest{height:9.25rem;color:var(--accent);background:var(--accent) ${drawing("crest")} center bottom no-repeat}
.crest[data-seal=waiting]{background-image:${drawing("crest-waiting")};color:var(--warning)}
.crest[data-seal=negative]{background-image:${drawing("crest-negative")};color:var(--negative)}
.seal{top:7rem}
${lowered}{.crest{height:6.5rem;background-size:auto 6.5rem}.seal{top:4.92rem}.seal [data-icon]{width:20px;height:20px}
${undone}{height:5rem;background-size:auto 5rem}:where(${undone})>.seal{top:3.78rem}:where(${undone})>.seal [data-icon]{width:16px;height:16px}}
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
.sheet-head+.fold{height:26px}
.tie{border-width:1.5px 0 0;border-color:var(--accent);background:none}
.tie>:not(.band){padding-left:0;padding-right:0}
.tie>:last-child{padding-bottom:0}
.tie>.band{width:calc(100% + 2rem);margin-left:-1rem;margin-right:-1rem;height:40px}
${short}{.tie>.band{height:20px}}
.head-art{height:40px;background:${drawing("crest")} 68% 6px/60px no-repeat}
.head-art+.fold{position:relative;height:30px;margin-top:-14px}
${largeText}{.head-art+.fold{margin-top:0}}
.sheet-head:has(+.head-art),.plain-head:has(+.head-art){border-color:transparent}
.crest{height:8.5rem;color:var(--on-accent);margin-bottom:-34px;background:${drawing("crest")} left 1rem top 2.5rem no-repeat}
.crest[data-seal=waiting]{background-image:${drawing("crest-waiting")};color:var(--warning)}
.crest[data-seal=negative]{background-image:${drawing("crest-negative")};color:var(--negative)}
.crest+.fold{position:relative;margin-bottom:.75rem}
.seal{top:5.5rem;left:4rem}
.seal [data-icon]{width:2.5rem;height:2.5rem}
${lowered}{.crest{height:6.5rem;background-size:4.5rem}.seal{top:4.375rem;left:3.25rem}.seal [data-icon]{width:32px;height:32px}
${undone}{height:5rem;background-position:left 1rem top 1rem}:where(${undone})>.seal{top:3.25rem}}
${largeText}{.crest{height:104px;margin-bottom:-34px;background-size:72px;background-position:left 16px top 40px}.seal{top:76px;left:52px}}
${contact.shore}
${me.shore}
${desktop}{
.wallet{margin:-3rem 0 0;padding-top:3rem;border:solid var(--line);border-width:0 1px}
.flap,.inside{padding-left:1.5rem;padding-right:1.5rem}
}
`,
};
