import { drawing } from "../drawing";
import { stepped } from "../frames";
import { films } from "./films";
import type { Traits } from "./trait";

/** Masks for a missing game picture; `data-seed` (0–5) is derived from the game's code. */
const mask = (image: string, place: string) => `-webkit-mask:${image} ${place};mask:${image} ${place}`;

const seeds = [0, 1, 2, 3, 4, 5];

const framedPlaces = seeds
  .map((seed) => {
    const motif = seed % 2 === 0 ? "motif-plate" : "motif-diamond";
    const place = `${[72, 84, 58][seed % 3]}% 50%/${[76, 88, 104][seed % 3]}px no-repeat`;
    return `.art [data-seed="${seed}"]::after{${mask(drawing(motif), place)}}`;
  })
  .join("");

const openPlaces = seeds
  .map((seed) => {
    const water = drawing(
      (["motif-water-1", "motif-water-2", "motif-water-3"] as const)[seed % 3] ?? "motif-water-1",
    );
    const sun = `${[78, 24, 82, 50, 16, 70][seed]}% ${[12, 24, 18][seed % 3]}%/${[24, 36, 18][seed % 3]}px no-repeat`;
    return `.art [data-seed="${seed}"]{--water:${water};--sun:${sun}}`;
  })
  .join("");

const cloths = ["motif-cloth-1", "motif-cloth-2", "motif-cloth-3"] as const;

const ink = 'content:"";position:absolute;top:0;right:0;bottom:0;left:0;background:currentColor';

export const games: Traits<"shape"> = {
  redent: `
.game{border:1px solid transparent;border-radius:0;border-image:${stepped("line", "raised")};text-align:center}
.offer{border:1px solid transparent;border-radius:0;border-image:${stepped("line", "raised")};text-align:center}
.offer[data-state=active]{border-image:${stepped("accent", "raised")}}
.offer p{justify-content:center}
.art{clip-path:polygon(0 7px,3px 7px,3px 3px,7px 3px,7px 0,calc(100% - 7px) 0,calc(100% - 7px) 3px,calc(100% - 3px) 3px,calc(100% - 3px) 7px,100% 7px,100% 100%,0 100%)}
.monogram{left:0;top:56px;clip-path:none;background:var(--raised);color:var(--ink-strong);box-shadow:inset 0 0 0 1px var(--line)}
.art [data-seed]::before{${ink};opacity:.7;${mask(drawing("motif-lattice"), "center")}}
.art [data-seed]::after{${ink}}
${framedPlaces}
${films.redent}
`,
  arc: `
.game{background:var(--raised);border-color:var(--line);border-radius:80px 80px 20px 20px;text-align:center}
.art{margin:5px 5px 0;border-radius:74px 74px 0 0}
.monogram{left:calc(50% - 20px);top:76px;border-radius:99px;background:var(--hue);color:var(--hue-line);box-shadow:0 0 0 4px var(--raised)}
.monogram~*{padding-left:.75rem;padding-right:.75rem}
.monogram+*{padding-top:1rem}
.offer{background:var(--raised);border-radius:20px}
.offer .art{margin:0;border-radius:19px 19px 0 0}
.art [data-seed]::before{${ink}}
${cloths.map((motif, seed) => `.art [data-seed="${seed}"]::before,.art [data-seed="${seed + 3}"]::before{${mask(drawing(motif), "center/24px 100% repeat-x")}}`).join("")}
${films.arc}
`,
  plain: `
.game{border:0;border-radius:0;background:none;padding-bottom:0}
.game p{padding-left:2px;padding-right:2px}
.offer{border:0;background:none}
.art{border-radius:10px}
.offer[data-state=active] .art{box-shadow:0 0 0 2px var(--page),0 0 0 4px var(--accent)}
.monogram{left:10px;top:46px;background:var(--raised);color:var(--hue-line)}
.art [data-seed]::before{${ink};${mask("var(--water)", "left bottom/auto 62px repeat-x")}}
.art [data-seed]::after{${ink};${mask(drawing("motif-sun"), "var(--sun)")}}
${openPlaces}
${films.plain}
`,
};
