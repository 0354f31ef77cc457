import { type CharacterValue, type VideoName, videoNames } from "schemas/names";
import { drawing } from "../drawing";
import { stepped, steppedStart } from "../frames";
import { desktop, largeText, phone } from "./trait";

/** The ground of each video's picture: the brand's own colour first, then those of the games' shelves. */
const grounds: Record<VideoName, string> = {
  wallet: "accent",
  play: "hue-slot",
  balance: "hue-sport",
  bonus: "hue-lotto",
  "cancel-bonus": "sunken",
};

const pictures = videoNames
  .map(
    (name) =>
      `.film-art[data-film=${name}]{background-color:var(--${grounds[name]});background-image:${drawing(`film-${name}`)}}`,
  )
  .join("");

/** The list of how-to videos: framed rows, arches of which the first is wide, or numbered lines. */
export const films: Record<CharacterValue<"shape">, string> = {
  redent: `
.film{grid-template-columns:7.5rem minmax(0,1fr);padding:0 .75rem 0 0}
.film{border:1px solid transparent;border-radius:0;background:none;border-image:${stepped("accentSoft", "raised")}}
.film-art{align-self:stretch;min-height:82px;border-inline-end:1px solid var(--accent-soft);clip-path:${steppedStart}}
${largeText}{.film{grid-template-columns:minmax(0,1fr);padding:0 .75rem .75rem}.film-art{margin-left:-.75rem;margin-right:-.75rem;border-inline-end:0}}
${pictures}
`,
  arc: `
.films{grid-template-columns:repeat(2,minmax(0,1fr));gap:12px}
.film{grid-template-rows:auto 1fr;padding:8px 8px 12px;border-radius:84px 84px 24px 24px;text-align:center;justify-items:center}
.film-art{width:100%;height:104px;border-radius:76px 76px 16px 16px;background-position:center bottom 8px}
${phone}{
.films>:first-child{grid-column:1/-1}
.films>:first-child>.film{border-radius:120px 120px 24px 24px}
.films>:first-child .film-art{height:118px;border-radius:112px 112px 16px 16px}
}
${largeText}{.films{grid-template-columns:minmax(0,1fr)}}
${desktop}{.films{grid-template-columns:repeat(3,minmax(0,1fr))}}
${pictures}
`,
  plain: `
.films{gap:0;counter-reset:film}
.film{grid-template-columns:2rem minmax(0,1fr) 7rem;gap:0 8px;min-height:96px;padding:0;border-width:1px 0 0;border-radius:0;background:none}
.film::before{counter-increment:film;content:counter(film);color:var(--accent);font-size:1.75rem;line-height:1}
.film-art{order:3;height:72px;border-radius:10px}
.film h2{font-size:1.125rem}
${largeText}{.film{grid-template-columns:2rem minmax(0,1fr) 5rem}.film-art{height:52px}}
${desktop}{.films{column-gap:2.5rem}}
${pictures}
`,
};
