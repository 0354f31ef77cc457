import type { ColorName } from "schemas/names";
import type { MixedName } from "./mix";

/** Relative luminance of `#RRGGBB` (WCAG 2.2). */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces: readonly ColorName[] = ["page", "raised", "sunken", "overlay"];
const texts: readonly ColorName[] = [
  "inkStrong",
  "inkPlain",
  "inkSoft",
  "accent",
  "positive",
  "negative",
  "warning",
];
const marks: readonly ColorName[] = ["inputLine", "focus"];

const TEXT_RATIO = 4.5;
const MARK_RATIO = 3;

export type Color = ColorName | MixedName;

export interface Pair {
  front: Color;
  back: Color;
  ratio: number;
}

/** Every pair of colours that must be legible or visible (ui.md, Tokens). */
export const contrastPairs: readonly Pair[] = [
  ...surfaces.flatMap((back) => [
    ...texts.map((front) => ({ front, back, ratio: TEXT_RATIO })),
    ...marks.map((front) => ({ front, back, ratio: MARK_RATIO })),
  ]),
  { front: "onAccent", back: "accent", ratio: TEXT_RATIO },
  { front: "onAccentSoft", back: "accent", ratio: TEXT_RATIO },
  // A selected chip, a disc, a reward.
  ...(["inkStrong", "inkPlain", "accent"] as const).map((front) => {
    return { front, back: "accentTint" as const, ratio: TEXT_RATIO };
  }),
  { front: "hueSlotLine", back: "hueSlot", ratio: TEXT_RATIO },
  { front: "hueSportLine", back: "hueSport", ratio: TEXT_RATIO },
  { front: "hueLottoLine", back: "hueLotto", ratio: TEXT_RATIO },
];
