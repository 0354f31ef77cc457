import type { CharacterKey, CharacterValue } from "schemas/names";
import * as media from "../media";

/** For each value of a list, CSS rules for the parts (themes/parts.ts). */
export type Traits<Key extends CharacterKey> = Record<CharacterValue<Key>, string>;

/** Without the spaces that vanilla-extract would take out of the styles; these are not its. */
const rule = (query: string) => `@media ${query.replaceAll(": ", ":")}`;

export const desktop = rule(media.desktop);
export const phone = rule(media.phone);
export const largeText = rule(media.largeText);
