import { fill, image, line, type Palette } from "./svg";

const SINH_ROWS =
  "M30 38h12v6h6v6h6v6h-6v6h-6v6H30v-6h-6v-6h-6v-6h6v-6h6zM0 16h14L0 30zm72 0H58l14 14zM0 90h14L0 76zm72 0H58l14-14z";

const petals = [
  ["-84", 1.12],
  ["84", 1.12],
  ["-58", 1.08],
  ["58", 1.08],
  ["-31", 1],
  ["31", 1],
  ["0", 1],
] as const;

/** Plum silk with a lotus, mirrored in a woven border. */
export function lotusPoster({ accent, onAccent, onAccentSoft }: Palette): string {
  const petal =
    `<g id='p'><path fill='${accent}' stroke='${onAccent}' stroke-width='2.5' d='M0 0C-62-70-58-160 0-232 58-160 62-70 0 0z'/>` +
    `${line(onAccentSoft, 1.25, "M0 0C-40-64-38-132 0-192 38-132 40-64 0 0zM0 0C-19-56-18-104 0-150 18-104 19-56 0 0z")}</g>`;
  const flower = petals
    .map(([turn, scale]) => `<use href='#p' transform='rotate(${turn}) scale(${scale})'/>`)
    .join("");
  const weave =
    line(onAccent, 1.5, "M0 53 36 17l36 36-36 36zM9 53l27-27 27 27-27 27z") +
    fill(onAccent, SINH_ROWS) +
    fill(accent, "M33 47h6v3h3v6h-3v3h-6v-3h-3v-6h3z");
  return image(
    { width: 720, height: 800 },
    `<defs>${petal}<pattern id='s' width='72' height='106' patternUnits='userSpaceOnUse'>${weave}</pattern></defs>` +
      `<g id='l' transform='translate(360 352)'>${flower}</g>` +
      fill(accent, "M0 352h720v448H0z") +
      `<use href='#l' opacity='.3' transform='matrix(1 0 0 -.8 0 765)'/>` +
      fill(accent, "M0 356h720v124H0z") +
      fill(onAccent, "M0 352h720v4H0zm0 12h720v1.5H0zM0 470h720v1.5H0zm0 10h720v4H0z") +
      `<path fill='url(#s)' transform='translate(-36 364)' d='M0 0h792v106H0z'/>`,
  );
}

/** The river seen from its bank: a low sun, one longboat, long waves. */
export function riverPoster(colors: Palette): string {
  const { accent, accentTint, accentShade, accentSoft, inkStrong, sunken } = colors;
  return image(
    { width: 720, height: 800 },
    `<circle cx='508' cy='180' r='54' fill='${accent}'/>` +
      fill(sunken, "M0 240C90 196 170 208 260 222S420 196 520 204s140 16 200-10v70H0z") +
      fill(accentTint, "M0 248q90-10 180 0t180 0 180 0 180 0v552H0z") +
      fill(accentShade, "M0 318q120 34 240 0t240 0 240 0v482H0z") +
      fill(accentSoft, "M0 452q120-48 240 0t240 0 240 0v348H0z") +
      fill(accent, "M0 590q120 52 240 0t240 0 240 0v210H0z") +
      line(
        accent,
        1.25,
        "M0 270q90 10 180 0t180 0 180 0 180 0M0 292q120 18 240 0t240 0 240 0M0 346q120 30 240 0t240 0 240 0M0 384q120 14 240 0t240 0 240 0M0 420q120-24 240 0t240 0 240 0M0 486q120-40 240 0t240 0 240 0M0 524q120-16 240 0t240 0 240 0M0 558q120 24 240 0t240 0 240 0",
      ) +
      line(inkStrong, 3, "M176 270v-24m64 24v-24M122 262l-40 22", " stroke-linecap='round'") +
      fill(
        inkStrong,
        "M112 264q60 12 150 4 40-6 62-26-4 26-46 38-90 18-150 0-12-6-16-16zM164 247q44-22 88 0z",
      ),
  );
}

/** The near bank, in the page's colour; the phone's poster ends in it. */
export function nearBank({ page }: Palette): string {
  return image({ width: 360, height: 22 }, fill(page, "M0 12q45-20 90 0t90 0 90 0 90 0v10H0z"));
}
