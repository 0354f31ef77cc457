import { latticeRepeat } from "./bands";
import { fill, image, line, mirrored, type Palette } from "./svg";

const LEAF = "M5 0C5-7-1-9-5-18-5-10-5-5-4 0z";

/** Each tier of the roof: the positions of its leaves, and its edge. */
const tiers = [
  [
    "M362 76l4 13 4 13 6 12 6 12 6 12 8 11 8 11 8 11 10 9 10 9 10 9 10 9 11 7 11 7 11 7 11 7 12 6 12 6 12 6 12 5 12 5 12 5 13 4 13 4 13 4 13 4 13 4 13 4 13 3 13 3",
    "M360 64C374 150 452 250 680 300q16 2 24-16",
  ],
  [
    "M362 133l4 13 4 13 4 13 6 12 8 11 8 11 8 11 10 9 10 9 10 9 10 9 11 7 11 7 12 6 12 6 12 5 12 5 12 5 13 4 13 4 13 4 13 4",
    "M360 124C372 196 430 276 588 312q14 2 21-14",
  ],
  [
    "M361 192l4 13 4 13 6 12 6 12 8 11 8 11 10 9 10 9 11 7 11 7 12 6 12 6 12 5 12 5 12 5",
    "M360 186c9 56 52 112 146 138q13 2 19-13",
  ],
] as const;

/** The left half, like all that is mirrored. */
const WALLS =
  "M0 620h360M0 632h360M0 648h360M96 372v248m10-248v248m28-248v248m10-248v248m104-248v248m10-248v248m28-248v248m10-248v248";
const DOOR = "M308 620V426h11v-12h11v-12h30M322 620V438h11v-12h27v194";
const SCREENS = "M0 372h96v248H0zm144 0h104v248H144z";
const FLOWER =
  "M0-3q-11-14 0-32 11 18 0 32zM0 3q-11 14 0 32 11-18 0-32zM-3 0q-14-11-32 0 18 11 32 0zM3 0q14-11 32 0-18 11-32 0z";

/** A pavilion: three tiers with leaves, upturned eaves and a pierced screen. A phone shows only the roof. */
export function sala(colors: Palette): string {
  const { accent, accentSoft, page } = colors;
  const leaves = tiers.map(([points]) => `<path fill='none' marker-mid='url(#f)' d='${points}'/>`).join("");
  const edges = line(accent, 2, tiers.map(([, edge]) => edge).join(""));
  return image(
    { width: 720, height: 800 },
    `<pattern id='s' width='24' height='24' patternUnits='userSpaceOnUse'>${line(accentSoft, 1, "M0 12 12 0l12 12-12 12zM12 9l3 3-3 3-3-3z")}</pattern>` +
      `<marker id='f' markerUnits='userSpaceOnUse' markerWidth='24' markerHeight='24' orient='auto' overflow='visible'>${fill(accent, LEAF)}</marker>` +
      mirrored(
        leaves +
          edges +
          fill("url(#s)", SCREENS) +
          line(accentSoft, 1.25, `${WALLS + DOOR}M360 212c8 40 40 84 104 112`),
        360,
      ) +
      fill(accent, "M360 20q-7 26-3 52h6q4-26-3-52z") +
      `<path fill='${accent}' transform='translate(360 284)' d='${FLOWER}'/>` +
      fill(page, "M0 340h720v32H0z") +
      `<pattern id='w' width='28' height='22' patternUnits='userSpaceOnUse'>${latticeRepeat(colors)}</pattern><path fill='url(#w)' transform='translate(-8 345)' d='M0 0h740v22H0z'/>`,
  );
}
