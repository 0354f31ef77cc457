import type { Locale } from "schemas/names";

/** A phone and a desktop, in CSS pixels: the width, and the least height of a picture. */
export const windows = { 360: 740, 1280: 800 } as const;
export type Width = keyof typeof windows;
export const widths: readonly Width[] = [360, 1280];

/** One way to look at a state. */
export interface Look {
  locale: Locale;
  width: Width;
}
