import type { CharacterValue } from "schemas/names";
import { drawing } from "../drawing";
import { stepped } from "../frames";
import { desktop, phone } from "./trait";

/** The member on the brand's ground: on a plate over the woven line, on a cloth with its hem, on the bank of a reach. */
export const me: Record<CharacterValue<"card">, string> = {
  roof: `
.me{border:1px solid transparent;border-image:${stepped("accent", "raised")}}
.me-who{padding-left:1rem;padding-right:1rem}
${phone}{.me-who{flex-direction:column;text-align:center}.me-who>*{flex:none}.me-who>.button{width:100%}}
`,
  silk: `
.me-art,.me-who{grid-area:1/1}
.me-art{border-radius:var(--radius-card) var(--radius-card) 0 0;background:var(--accent)}
.me-who{padding:1.25rem 1.25rem .75rem;--ink-strong:var(--on-accent);--ink-soft:var(--on-accent-soft);--input-line:var(--on-accent-soft);--focus:var(--on-accent)}
.me-who>.button{background:var(--accent)}
.me-who>.face{background:var(--on-accent)}
.me>.fold{margin-top:-1px}
@media (min-width:640px){.me-art{background:var(--accent) ${drawing("silk-flower")} right 14rem bottom no-repeat}}
`,
  shore: `
.me{margin-left:-1rem;margin-right:-1rem}
.me-art{height:132px;background:${drawing("river-reach")} 40% bottom/auto 100% no-repeat}
.me-who{padding:0 1rem}
.me>.fold{display:none}
${desktop}{.me{margin:-.75rem -2rem 0}.me-art{height:206px}.me-who{padding-left:2rem;padding-right:2rem}}
`,
};
