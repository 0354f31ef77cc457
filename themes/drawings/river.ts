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
