import type { CharacterValue } from "schemas/names";
import { goldPlate, lotusBud, missedRoof, PRIZE, prizeLotus, prizeRoof } from "../drawings/prizes";
import type { Palette } from "../drawings/svg";
import { largeText } from "./trait";

/**
 * A prize of the wheel, received where it stands: on a plate under the roof, in the heart of the lotus, on the sun over
 * the river. A spin that won nothing has the same place at half the height, without anything on it.
 */
export const prize: Record<CharacterValue<"card">, (colors: Palette) => string> = {
  roof: (colors) => `
.prize{height:${PRIZE.height}px;background:${prizeRoof(colors)} center top/auto 100% no-repeat;color:var(--on-accent)}
.prize-mark{top:auto;right:auto;bottom:3.4%;left:50%;width:160px;height:144px;margin-inline-start:-80px;padding:16px 24px;background:${goldPlate(colors)} center/100% 100% no-repeat}
.prize[data-missed]{height:${PRIZE.missed}px;background-image:${missedRoof(colors)}}
.prize[data-missed]+.fold{opacity:.5}
${largeText}{.prize-mark{height:80px;width:110px;margin-inline-start:-55px;padding:8px 12px}}
`,
  silk: (colors) => `
.prize{height:206px;background:var(--accent) ${prizeLotus(colors)} center bottom/auto 100% no-repeat;color:var(--accent)}
.prize-mark{top:auto;right:auto;bottom:14px;left:50%;width:128px;height:128px;margin-inline-start:-64px;padding:8px;border-radius:99px;background:var(--on-accent);box-shadow:inset 0 0 0 6px var(--on-accent),inset 0 0 0 7px var(--accent-soft),0 0 0 6px var(--accent)}
.prize[data-missed]{height:${PRIZE.missed}px;margin-top:.75rem;background:${lotusBud(colors)} center bottom/auto 100% no-repeat}
.prize[data-missed]+.fold{display:none}
${largeText}{.prize-mark{bottom:8px;width:96px;height:96px;margin-inline-start:-48px;padding:8px}}
`,
  shore: () => `
.prize{height:206px;color:var(--on-accent)}
.prize-mark{top:34px;right:auto;bottom:auto;left:50%;width:156px;height:156px;margin-inline-start:-78px;padding:16px 16px 40px;border-radius:99px;background:var(--accent);outline:1px solid var(--accent-soft);outline-offset:18px}
.prize+.fold{position:relative;margin:-46px 0 0}
.prize[data-missed]{height:84px;background:radial-gradient(circle at 50% 100%,var(--accent-shade) 45px,transparent 46px)}
${largeText}{.prize-mark{top:10px;width:104px;height:104px;margin-inline-start:-52px;padding:8px 8px 24px;outline-offset:4px}}
`,
};
