import type { Character, ColorName } from "schemas/names";
import type { Hues } from "./mix";
import type { shadowNames } from "./tokens";

/** A palette with its shadows and hues, and a character. A brand picks a preset and may set each colour and choice anew. */
export interface Preset {
  colors: Record<ColorName, `#${string}`>;
  shadows: Record<(typeof shadowNames)[number], string>;
  /** How the games' shelves are coloured: it has to suit the palette, so no brand sets it alone. */
  hues: Hues;
  character: Character;
}
