import { bands } from "../drawings/bands";
import { steps } from "../drawings/steps";
import { image } from "../drawings/svg";
import type { Trait, Traits } from "./trait";

/** The band repeats across the full width of its element, starting from the middle, and is never stretched. */
function pattern(name: keyof typeof bands): Trait {
  const band = bands[name];
  return {
    look: { bandHeight: `${band.height}px` },
    rules: (colors) => `:root{--band:${image(band, band.repeat(colors))}}${steps[name](colors)}`,
  };
}

export const patterns: Traits<"pattern"> = {
  lattice: pattern("lattice"),
  lotus: pattern("lotus"),
  wave: pattern("wave"),
};
