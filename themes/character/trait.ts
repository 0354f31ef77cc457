import type { CharacterKey, CharacterValue } from "schemas/names";
import type { Palette } from "../drawings/svg";
import * as media from "../media";
import type { LookName } from "../tokens";

type Text = string | ((colors: Palette) => string);

/** One value of a trait: values of the theme contract and CSS rules for the parts (themes/parts.ts). */
export interface Trait {
  look?: Partial<Record<LookName, string>>;
  rules?: Text;
}

export type Traits<Key extends CharacterKey> = Record<CharacterValue<Key>, Trait>;

/** Without the spaces that vanilla-extract would take out of the styles; these are not its. */
const rule = (query: string) => `@media ${query.replaceAll(": ", ":")}`;

export const desktop = rule(media.desktop);
export const phone = rule(media.phone);
export const tallPhone = rule(media.tallPhone);
export const short = rule(media.short);
export const largeText = rule(media.largeText);
