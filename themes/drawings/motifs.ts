import { image } from "./svg";

/**
 * Placeholders for a missing game picture, as masks that show the shelf's hue. The game's code picks the position and
 * size that the rules give each one (themes/character/games.ts).
 */

const ink = "#000";

/** A plate with the prachamyam flower, and the lattice behind it. */
export const plateMotif = image(
  { width: 88, height: 88 },
  `<path fill='${ink}' d='M44 40q-9-11 0-26 9 15 0 26zM44 48q9 11 0 26-9-15 0-26zM40 44q-11 9-26 0 15-9 26 0zM48 44q11-9 26 0-15 9-26 0z'/>` +
    `<path fill='none' stroke='${ink}' stroke-width='1.25' d='M28 4h32v8h8v8h8v8h8v32h-8v8h-8v8h-8v8H28v-8h-8v-8h-8v-8H4V28h8v-8h8v-8h8z'/>`,
);

/** A diamond around the flower, with smaller ones at its corners. */
export const diamondMotif = image(
  { width: 104, height: 104 },
  `<path fill='none' stroke='${ink}' stroke-width='1.25' d='M52 14l38 38-38 38-38-38zM52 0l9 9-9 9-9-9zM52 86l9 9-9 9-9-9zM9 43l9 9-9 9-9-9zM95 43l9 9-9 9-9-9z'/>` +
    `<path fill='${ink}' d='M52 49q-6-8 0-19 6 11 0 19zm0 6q6 8 0 19-6-11 0-19zm-3-3q-8 6-19 0 11-6 19 0zm6 0q8-6 19 0-11 6-19 0z'/>`,
);

export const latticeMotif = image(
  { width: 24, height: 24 },
  `<path fill='none' stroke='${ink}' stroke-opacity='.5' stroke-width='.8' d='M0 12 12 0l12 12-12 12zM12 9l3 3-3 3-3-3z'/>`,
);

/** Rows of a woven cloth: petals over diamonds, diamonds over hooks, hooks over petals. */
const rows = {
  petals: "M1 24C1 12 10 10 12 2c2 8 11 10 11 22M7 24c0-6 4-7 5-11 1 4 5 5 5 11",
  diamonds: "M0 12 12 2l12 10-12 10zM12 7l6 5-6 5-6-5z",
  hooks: "M0 20h3v-4h3v-4h3V8h6v4h3v4h3v4h3M10 20v-4h4v4M0 8h2V5M24 8h-2V5",
};

function cloth(upper: string, lower: string): string {
  return image(
    { width: 24, height: 96 },
    `<g fill='none' stroke='${ink}' stroke-width='2' stroke-opacity='.8'><path transform='translate(0 12)' d='${upper}'/><path transform='translate(0 52)' d='${lower}'/></g>` +
      `<path fill='${ink}' d='M0 39h24v3H0zm0 6h24v1.5H0zm0 35h24v1.5H0zm0 5h24v6H0z'/>`,
  );
}

export const clothMotifs = [
  cloth(rows.petals, rows.diamonds),
  cloth(rows.diamonds, rows.hooks),
  cloth(rows.petals, rows.hooks),
] as const;

/** The sun's disc and two stretches of water. */
export const sunMotif = image(
  { width: 36, height: 36 },
  `<circle cx='18' cy='18' r='18' fill-opacity='.3'/>`,
);

function water(length: number, swell: number): string {
  const wave = (y: number, rise: number) => `M0 ${y}q${length / 4} ${-rise} ${length / 2} 0t${length / 2} 0`;
  return image(
    { width: length, height: 62 },
    `<path fill='${ink}' fill-opacity='.12' d='${wave(12, swell)}V62H0z'/><path fill='${ink}' fill-opacity='.16' d='${wave(34, -swell * 0.8)}V62H0z'/>` +
      `<path fill='none' stroke='${ink}' stroke-width='1.25' d='${wave(10, swell)}${wave(18, -swell * 0.7)}${wave(28, swell)}${wave(40, -swell * 0.7)}${wave(54, swell)}'/>`,
  );
}

export const waterMotifs = [water(100, 6), water(148, 12), water(200, 16)] as const;
