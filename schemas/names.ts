/** Fixed lists of names, without zod so that the browser can import them too. */

/** The app's languages, in the specification's order. */
export const locales = ["th", "lo", "en"] as const;
export type Locale = (typeof locales)[number];

/** Each language's own name. */
export const localeNames: Readonly<Record<Locale, string>> = { th: "ไทย", lo: "ລາວ", en: "English" };

/** The currencies in which a member's money may be counted. */
export const currencies = ["THB", "LAK"] as const;
export type Currency = (typeof currencies)[number];
/** Empty while it is not known. */
export type NamedCurrency = Currency | "";

/** The colours of a theme (themes/vars.css.ts); a brand may override each one. */
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

/** The main wallet's name in a transfer's `from` and `to`; a game's name is its slot code. */
export const MAIN_WALLET = "wallet";

export const presetNames = ["midnight", "lotus", "paper"] as const;
export type PresetName = (typeof presetNames)[number];

/** What tells brands apart even without their colours (ui.md, Character): each list's values. A preset sets all of them. */
export const characterNames = {
  shape: ["redent", "arc", "plain"],
  pattern: ["lattice", "lotus", "wave"],
  card: ["roof", "silk", "shore"],
  poster: ["sala", "lotus", "river"],
  heading: ["ruled", "large", "light"],
  tabs: ["line", "arch", "quiet"],
} as const;
export type CharacterKey = keyof typeof characterNames;
export type CharacterValue<Key extends CharacterKey> = (typeof characterNames)[Key][number];
export type Character = { [Key in CharacterKey]: CharacterValue<Key> };

/** The five how-to videos, by their names in /howto/:video. */
export const videoNames = ["wallet", "play", "balance", "bonus", "cancel-bonus"] as const;
export type VideoName = (typeof videoNames)[number];
