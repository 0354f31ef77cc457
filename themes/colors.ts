import type { Brand } from "schemas/brand";
import type { Character, ColorName, PresetName } from "schemas/names";
import { lotus } from "./lotus";
import { midnight } from "./midnight";
import { type MixedName, mixedColors } from "./mix";
import { paper } from "./paper";
import type { Preset } from "./preset";

export const presets: Record<PresetName, Preset> = { midnight, lotus, paper };

/** The preset's character with the brand's choices applied on top. */
export function characterOf({ theme }: Brand): Character {
  return { ...presets[theme.preset].character, ...theme.character };
}

/** The preset's colours with the brand's colours applied on top. */
export function themeColors({ theme }: Brand): Record<ColorName, string> {
  return { ...presets[theme.preset].colors, ...theme.colors };
}

/** The theme's colours together with the colours mixed from them. */
export function allColors(brand: Brand): Record<ColorName | MixedName, string> {
  const colors = themeColors(brand);
  return { ...colors, ...mixedColors(colors, presets[brand.theme.preset].hues) };
}
