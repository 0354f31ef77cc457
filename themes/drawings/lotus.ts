import { image, type Palette } from "./svg";

export interface Ink {
  /** The colour of the petals, then the colour of their edges and threads. */
  cloth: string;
  edge: string;
  thread: string;
  width: number;
}

/** Pairs of petals to both sides of a point, the outermost first; the petal itself is `#p`. */
export function petals(pairs: readonly (readonly [angle: number, scale: number])[], ink: Ink): string {
  const { cloth, edge, thread, width } = ink;
  const petal =
    `<g id='p'><path fill='${cloth}' stroke='${edge}' stroke-width='${width}' d='M0 0C-31-35-29-80 0-116 29-80 31-35 0 0z'/>` +
    `<path fill='none' stroke='${thread}' d='M0 0C-20-32-19-66 0-96 19-66 20-32 0 0z'/></g>`;
  const turned = pairs.flatMap(([angle, scale]) =>
    [-angle, angle].map((turn) => `<use href='#p' transform='rotate(${turn}) scale(${scale})'/>`),
  );
  return `<defs>${petal}</defs>${turned.join("")}`;
}

/** Five or seven petals around a point; the middle one is drawn last. */
function flower(pairs: readonly (readonly [angle: number, scale: number])[], ink: Ink): string {
  return `${petals(pairs, ink)}<use href='#p'/>`;
}

const FIVE = [
  [58, 1.08],
  [31, 1],
] as const satisfies [number, number][];
const SEVEN = [[84, 1.12], ...FIVE] as const satisfies [number, number][];

/** Half a lotus in the corner of the silk, drawn in darker threads only, so that the digits stay legible. */
export function silkCorner({ accent, accentDeep }: Palette): string {
  const ink = { cloth: accent, edge: accentDeep, thread: accentDeep, width: 1.5 };
  return image(
    { width: 94, height: 118 },
    `<g transform='translate(95 118) scale(.9)'>${flower([...FIVE], ink)}</g>`,
  );
}

/** The flower in the head of a dialog, in lines. */
export function silkHead({ accent, onAccentSoft }: Palette): string {
  const ink = { cloth: accent, edge: onAccentSoft, thread: onAccentSoft, width: 1.75 };
  return image(
    { width: 110, height: 48 },
    `<g transform='translate(55 48) scale(.4)'>${flower([...SEVEN], ink)}</g>`,
  );
}

/** The whole flower on the cloth beside a brand's words, in threads faint enough to be written across. */
export function silkFlower({ accent, onAccentSoft }: Palette): string {
  const ink = { cloth: accent, edge: onAccentSoft, thread: onAccentSoft, width: 1.5 };
  return image(
    { width: 200, height: 100 },
    `<g opacity='.45' transform='translate(100 106) scale(.8)'>${flower([...SEVEN], ink)}</g>`,
  );
}

/** The lotus at the bottom of the side navigation. */
export function navLotus({ accent, accentSoft, accentDeep }: Palette): string {
  const ink = { cloth: accent, edge: accentSoft, thread: accentDeep, width: 1.5 };
  return image(
    { width: 232, height: 210 },
    `<g transform='translate(116 210) scale(1.3)'>${flower([...FIVE], ink)}</g>`,
  );
}

/** The crest above an outcome: the whole flower and a filled seal when done, an outline and an open seal until then. */
export function lotusCrest(colors: Palette, seal: string | undefined): string {
  const { accent, accentSoft, onAccent, onAccentSoft } = colors;
  const done = { cloth: accent, edge: onAccent, thread: onAccentSoft, width: 1.75 };
  const open = { cloth: accent, edge: accentSoft, thread: accent, width: 1.25 };
  const ring = seal === undefined ? "" : ` stroke='${seal}' stroke-width='4'`;
  return image(
    { width: 640, height: 148 },
    `<g transform='translate(320 148)'>${flower([...SEVEN], seal === undefined ? done : open)}</g><circle cx='320' cy='112' r='28' fill='${onAccent}'${ring}/>`,
  );
}
