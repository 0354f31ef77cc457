import { vars } from "themes/vars.css";
import type { WheelShape } from "./shape";

/** A slice to draw. `paint`: the operator's colours for it; null if it has none that are legible together. */
export interface WheelSlice {
  code: string;
  label: string;
  paint: SliceColors | null;
}

export interface SliceColors {
  fill: string;
  ink: string;
}

const { page, raised, accent, accentSoft, accentTint, onAccent, inkStrong, hueSlot, hueSlotLine } =
  vars.color;
const names = { page, raised, accent, accentSoft, accentTint, onAccent, inkStrong, hueSlot, hueSlotLine };

/** The brand's colours for a canvas. */
export type BrandColors = Record<keyof typeof names, string>;

/** Resolves `var(--accent)` to the value that the page gives it. */
export function readColors(element: Element): BrandColors {
  const style = getComputedStyle(element);
  const values = Object.entries(names).map(([name, variable]) => {
    return [name, style.getPropertyValue(variable.slice("var(".length, -1)).trim()];
  });
  return Object.fromEntries(values);
}

/** The brand's colours for slices without any of the operator's: two pairs (fill, ink), used in turns. */
const pairs: Record<
  WheelShape,
  readonly [even: readonly (keyof BrandColors)[], odd: readonly (keyof BrandColors)[]]
> = {
  roof: [
    ["raised", "inkStrong"],
    ["hueSlot", "hueSlotLine"],
  ],
  silk: [
    ["accent", "onAccent"],
    ["accentTint", "inkStrong"],
  ],
  shore: [
    ["raised", "inkStrong"],
    ["accentTint", "inkStrong"],
  ],
};

export function paintOf(
  { paint }: WheelSlice,
  index: number,
  shape: WheelShape,
  colors: BrandColors,
): SliceColors {
  if (paint) return paint;
  const [fill = "raised", ink = "inkStrong"] = pairs[shape][index % 2 === 0 ? 0 : 1];
  return { fill: colors[fill], ink: colors[ink] };
}
