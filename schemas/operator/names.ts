/** Closed lists of names, without zod, so that the browser may have them too. */

/** The languages that the app speaks, in the order of the specification. */
export const localeNames = ["th", "lo", "en"] as const;
export type Locale = (typeof localeNames)[number];

/** The colours of a theme (themes/vars.css.ts); a brand may override each. */
export const colorNames = [
  "page",
  "raised",
  "sunken",
  "overlay",
  "inkStrong",
  "inkPlain",
  "inkSoft",
  "accent",
  "onAccent",
  "positive",
  "negative",
  "warning",
  "line",
  "inputLine",
  "focus",
] as const;
export type ColorName = (typeof colorNames)[number];

export const presetNames = ["midnight", "lotus", "paper"] as const;
export type PresetName = (typeof presetNames)[number];

/** The five how-to videos, as they stand in /howto/:video. */
export const videoNames = ["wallet", "play", "balance", "bonus", "cancel-bonus"] as const;
export type VideoName = (typeof videoNames)[number];
