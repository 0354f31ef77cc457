import type { Brand } from "schemas/brand";
import { allColors } from "themes/colors";
import { contrast, contrastPairs } from "themes/contrast";

export interface ContrastRow {
  /** The colour's name, and its value as `#RRGGBB`. */
  front: string;
  color: string;
  /** Ratios by the name of the colour behind it. */
  on: Readonly<Record<string, number>>;
  /** What validation asks for. */
  least: number;
}

/** Every pair of colours that validation checks, by the colour in front. */
export function contrastsOf(brand: Brand): ContrastRow[] {
  const colors = allColors(brand);
  const fronts = [...new Set(contrastPairs.map(({ front }) => front))];
  return fronts.map((front) => {
    const own = contrastPairs.filter((pair) => pair.front === front);
    return {
      front,
      color: colors[front],
      on: Object.fromEntries(own.map(({ back }) => [back, contrast(colors[front], colors[back])])),
      least: Math.max(...own.map(({ ratio }) => ratio)),
    };
  });
}
