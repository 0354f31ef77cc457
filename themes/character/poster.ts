import { drawing, ornament } from "../drawing";
import { desktop, largeText, phone, type Traits, tallPhone } from "./trait";

/** Where the page has more to say (app/shell/poster.css.ts). */
const less = ":is([data-shows=less],:not([data-shows]):has(~main .alert))";

/** Before either, with large text. */
const enlarged = ".poster.poster.poster:not([data-shows=band])";

/**
 * Beside the form on a desktop, above it on a phone; hidden if the keyboard leaves no room. What is before the poster is
 * the drawing, larger than it (app/shell/poster.css.ts): where the poster shows what hangs out of it, a clip cuts that
 * off. The lotus stands on the poster's lower edge, clear of the brand's name above it.
 */
export const poster: Traits<"poster"> = {
  sala: `
.poster::before{border-image:${ornament("poster")}}
.poster .fold{background-color:var(--page)}
${tallPhone}{.poster::before{width:min(100%,612px)}}
${largeText}{${enlarged}{height:106px}.poster::before{width:75%}}
${desktop}{.poster{border-inline-end:1px solid var(--accent-soft)}}
`,
  lotus: `
.poster::before{border-image:${ornament("poster")}}
.poster{overflow:visible}
${tallPhone}{
.poster{--high:154px;height:var(--high);margin-bottom:34px}
.poster::before{top:100%;width:min(100%,600px);transform:translate(-50%,-44%);clip-path:inset(calc(44% - var(--high)) 0 56%)}
.poster .fold{top:calc(100% - 1px);right:0;bottom:auto;left:0}
.poster${less}{--high:116px;height:var(--high)}
.poster${less}::before{width:176px}
}
@media (max-width:430px) and (min-height:481px) and (max-height:599px){.poster${less}{--high:84px}.poster${less}::before{width:120px}}
@media (max-width:17em) and (min-height:481px){
${enlarged}{height:78px}
${enlarged}::before{display:none}
}
@media (min-width:560px) and (max-width:1023.98px) and (min-height:481px){
.poster{--high:268px}
}
${desktop}{
.poster::before{clip-path:inset(0 max(0px,(100% - 57vw)/2) calc(100% - 100vh))}
.poster .fold{display:block;top:auto;right:auto;bottom:0;left:calc(100% + 33px);width:100vh;transform:rotate(-90deg);transform-origin:0 100%}
}
`,
  river: `
.poster::before{border-image:${ornament("poster")}}
${phone}{
.poster .fold{height:22px;background:${drawing("near-bank")} center/auto 100% repeat-x}
.poster[data-shows=band]{margin-bottom:26px}
.poster[data-shows=band] .fold{height:26px;background:var(--band) center/auto 100% repeat-x}
.tagline{font-size:min(1.125rem,6vw)}
}
@media (max-width:430px) and (min-height:481px){
.poster:not([data-shows]){height:166px}
.poster:not([data-shows])::before{top:-20px}
}
${largeText}{${enlarged}{height:140px}${enlarged}::before{top:-18px}.tagline{display:none}}
@media (min-width:560px) and (max-width:1023.98px){.poster::before{transform:translate(-50%,calc(42px - 14%))}}
${desktop}{.poster{background-image:linear-gradient(var(--raised) 75%,var(--accent) 75%)}}
`,
};
