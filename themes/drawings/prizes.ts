import { type Ink, petals, SEVEN } from "./lotus";
import { gable } from "./roof";
import { fill, image, line, type Palette } from "./svg";

/** What stands around a prize of the wheel, and the smaller drawing of a spin that won nothing. */
export const PRIZE = { height: 236, missed: 118 };

/** The gable with its flames over the pierced screen of the sala. */
export function prizeRoof(colors: Palette): string {
  const screen = line(colors.accentSoft, 0.8, "M0 12 12 0l12 12-12 12zM12 9l3 3-3 3-3-3z");
  return image(
    { width: 1200, height: PRIZE.height },
    `<pattern id='s' width='24' height='24' patternUnits='userSpaceOnUse'>${screen}</pattern>` +
      fill("url(#s)", "M0 78h1200v158H0z") +
      gable(colors, { ground: colors.overlay, hasFlames: true }),
  );
}

/** A stepped plate of gold with a line along its edge. */
export function goldPlate({ accent, accentDeep }: Palette): string {
  const edge = "M40 2h80v14h14v14h14v14h10v56h-10v14h-14v14h-14v14H40v-14H26v-14H12v-14H2V44h10V30h14V16h14z";
  const rim = "M43 9h74v14h14v14h14v14h6v42h-6v14h-14v14h-14v14H43v-14H29v-14H15V93H9V51h6V37h14V23h14z";
  return image({ width: 160, height: 144 }, fill(accent, edge) + line(accentDeep, 1.25, rim));
}

/** The bare gable over an empty plate. */
export function missedRoof(colors: Palette): string {
  const { accentSoft, overlay } = colors;
  const plate = "M586 56h28v7h7v7h7v28h-7v7h-7v7h-28v-7h-7v-7h-7V70h7v-7h7z";
  return image(
    { width: 1200, height: PRIZE.missed },
    gable(colors, { ground: overlay, hasFlames: false }) +
      `<path fill='${overlay}' stroke='${accentSoft}' stroke-width='1.5' d='${plate}'/>` +
      fill(accentSoft, "M600 80l4 4-4 4-4-4z"),
  );
}

/** The open lotus around the prize. */
export function prizeLotus({ accent, onAccent, onAccentSoft }: Palette): string {
  const ink: Ink = { cloth: accent, edge: onAccent, thread: onAccentSoft, width: 1.25 };
  const open = petals(SEVEN, ink);
  return image({ width: 640, height: 206 }, `<g transform='translate(320 206) scale(1.5)'>${open}</g>`);
}

/** A bud, still closed. */
export function lotusBud({ accentSoft, accentTint }: Palette): string {
  const ink: Ink = { cloth: accentTint, edge: accentSoft, thread: accentSoft, width: 1.75 };
  const bud = `${petals([[20, 0.96]], ink)}<use href='#p'/>`;
  return image(
    { width: 320, height: PRIZE.missed },
    `<g transform='translate(160 114) scale(.84)'>${bud}</g>`,
  );
}
