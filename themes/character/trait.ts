import type { CharacterKey, CharacterValue } from "schemas/names";
import type { Palette } from "../drawings/svg";
import type { LookName } from "../tokens";

type Text = string | ((colors: Palette) => string);

/** One value of a trait: values of the theme contract and CSS rules for the parts (themes/parts.ts). */
export interface Trait {
  look?: Partial<Record<LookName, string>>;
  rules?: Text;
}

export type Traits<Key extends CharacterKey> = Record<CharacterValue<Key>, Trait>;

/** From this width up the bottom bar is a side navigation (ui.md, Frame). */
export const desktop = "@media screen and (min-width:1024px)";
export const phone = "@media screen and (max-width:1023.98px)";
/** Text so large that a drawing or a second column gives way to it, as `largeText` of vars.css.ts. */
export const largeText = "@media screen and (max-width:17em)";
