import type { Character, ColorName } from "schemas/names";
import type { shadowNames } from "./tokens";

/** A palette, its shadows and a character. A brand picks a preset and may override each colour and trait. */
export interface Preset {
  colors: Record<ColorName, `#${string}`>;
  shadows: Record<(typeof shadowNames)[number], string>;
  character: Character;
}
