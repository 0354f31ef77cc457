import type { OperatorConfig } from "schemas/operator";
import type { ColorName, PresetName } from "schemas/operator/names";
import { lotus } from "./lotus";
import { midnight } from "./midnight";
import { paper } from "./paper";
import type { Preset } from "./preset";

export const presets: Record<PresetName, Preset> = { midnight, lotus, paper };

/** The preset's colours with the brand's own over them. */
export function themeColors({ theme }: OperatorConfig): Record<ColorName, string> {
  return { ...presets[theme.preset].colors, ...theme.colors };
}
