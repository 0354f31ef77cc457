import { fill, image, line, type Palette } from "./svg";

/** The river bank at the bottom of the side navigation. */
export function navRiver({ accent, accentSoft, accentTint, accentShade }: Palette): string {
  return image(
    { width: 232, height: 160 },
    fill(accentTint, "M0 44C50 24 74 60 112 84s66 24 120 76H0z") +
      fill(accentShade, "M0 96c40-14 66 8 96 26s60 16 100 38H0z") +
      line(accent, 1.5, "M0 36c54-20 78 18 116 42s70 34 112 82M0 96c40-14 66 8 96 26s60 16 100 38") +
      line(
        accentSoft,
        1,
        "M0 60c46-18 70 16 106 40s64 20 110 60M0 78c42-16 66 12 100 34s60 18 104 48M0 122c34-10 56 6 82 20s40 8 68 18",
      ),
  );
}

/** The crest above an outcome: the sun with the sign in it, or a ring while the outcome is unknown. */
export function sunCrest({ accent, raised }: Palette, seal: string | undefined): string {
  const look = seal === undefined ? `fill='${accent}'` : `fill='${raised}' stroke='${seal}' stroke-width='2'`;
  return image({ width: 96, height: 96 }, `<circle cx='48' cy='48' r='46' ${look}/>`);
}

/** The far bank with a low sun and one longboat; the water is drawn beneath it. */
export function farBank({ accent, sunken, inkStrong }: Palette): string {
  const boat = "M152 152q60 12 150 4 40-6 62-26-4 26-46 38-90 18-150 0-12-6-16-16zM204 135q44-22 88 0z";
  return image(
    { width: 720, height: 236 },
    `<circle cx='508' cy='120' r='54' fill='${accent}'/>` +
      fill(sunken, "M0 180C90 136 170 148 260 162S420 136 520 144s140 16 200-10v110H0z") +
      line(inkStrong, 3, "M216 158v-24m64 24v-24M162 150l-40 22", " stroke-linecap='round'") +
      fill(inkStrong, boat),
  );
}

const wavesAt = (y: number, swell: number) => `M0 ${y}q94-${swell} 188 0${"t188 0".repeat(8)}`;

/** A long reach of the river with the sun behind it, for a band across a screen. */
export function riverReach({ accent, accentSoft, accentTint, accentShade, page }: Palette): string {
  const to = (y: number, swell: number) => `${wavesAt(y, swell)}V206H0z`;
  return image(
    { width: 1692, height: 206 },
    `<circle cx='658' cy='92' r='62' fill='${accent}'/>` +
      fill(page, to(112, 36)) +
      fill(accentTint, to(124, 36)) +
      fill(accentShade, to(150, 26)) +
      fill(page, to(182, 24)) +
      line(accent, 1.5, wavesAt(112, 36) + wavesAt(150, 26)) +
      line(accentSoft, 1, wavesAt(130, 32) + wavesAt(140, 29)),
  );
}
