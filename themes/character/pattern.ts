import { bands } from "../drawings/bands";
import { steps } from "../drawings/steps";
import type { Trait, Traits } from "./trait";

/** The band repeats across the full width of its element, starting from the middle, and is never stretched. */
function pattern(name: keyof typeof bands): Trait {
  const { height, draw } = bands[name];
  return {
    look: { bandHeight: `${height}px` },
    rules: (colors) => `:root{--band:${draw(colors)}}${steps[name](colors)}`,
  };
}

export const patterns: Traits<"pattern"> = {
  lattice: pattern("lattice"),
  lotus: pattern("lotus"),
  wave: pattern("wave"),
};
