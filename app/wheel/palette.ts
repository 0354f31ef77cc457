import { vars } from "themes/vars.css";
import type { WheelShape } from "./shape";

/** A slice to draw; `paint` is the operator's own pair of colours, if it is legible. */
export interface WheelSlice {
  code: string;
  label: string;
  paint: Paint | null;
}

export interface Paint {
  fill: string;
  ink: string;
}

const { page, raised, accent, accentSoft, accentTint, onAccent, inkStrong, hueSlot, hueSlotLine } =
  vars.color;
const names = { page, raised, accent, accentSoft, accentTint, onAccent, inkStrong, hueSlot, hueSlotLine };

/** The brand's colours for a canvas. */
export type Colors = Record<keyof typeof names, string>;

/** Resolves `var(--accent)` to the value that the page gives it. */
export function readColors(element: Element): Colors {
  const style = getComputedStyle(element);
  const values = Object.entries(names).map(([name, variable]) => {
    return [name, style.getPropertyValue(variable.slice("var(".length, -1)).trim()];
  });
  return Object.fromEntries(values);
}

/** The brand's own two pairs of colours, used alternately. */
const pairs: Record<WheelShape, readonly [even: readonly (keyof Colors)[], odd: readonly (keyof Colors)[]]> =
  {
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

export function paintOf({ paint }: WheelSlice, index: number, shape: WheelShape, colors: Colors): Paint {
  if (paint) return paint;
  const [fill = "raised", ink = "inkStrong"] = pairs[shape][index % 2 === 0 ? 0 : 1];
  return { fill: colors[fill], ink: colors[ink] };
}
