import type { CharacterValue } from "schemas/names";
import { fill, line, type Palette } from "./svg";

/** The band repeats to any width. In px. */
interface Band {
  width: number;
  height: number;
  /** One repeat, for use inside a drawing. */
  repeat(colors: Palette): string;
}

/** Prachamyam flowers in a lattice: one repeat of 28 × 22, for use inside a drawing. */
export function latticeRepeat({ accent }: Palette): string {
  return (
    line(accent, 1, "M0 1h28M0 21h28M0 11 14 4l14 7-14 7z") +
    fill(
      accent,
      "M14 10.5q-3-2 0-5 3 3 0 5zm0 1q-3 2 0 5 3-3 0-5zm-.5-.5q-3-3-7.5 0 4.5 3 7.5 0zm1 0q3-3 7.5 0-4.5 3-7.5 0zM0 8.5 2.5 11 0 13.5zm28 0L25.5 11l2.5 2.5zM0 3.5h3L0 5zm28 0h-3L28 5zM0 18.5h3L0 17zm28 0h-3l3-1.5z",
    )
  );
}

/** One repeat of each pattern's woven line. */
export const bands: Record<CharacterValue<"pattern">, Band> = {
  lattice: { width: 28, height: 22, repeat: latticeRepeat },
  /** The tin sinh: woven flowers, and petals that hang over the fold. */
  lotus: {
    width: 28,
    height: 34,
    repeat: ({ accent, onAccent }) =>
      fill(accent, "M0 0h28v17C28 27 18 28 14 34 10 28 0 27 0 17z") +
      fill(
        onAccent,
        "M0 1h28v1.5H0zm0 15h28v1H0zM14 4l2 0v2h2v2h2v2h-2v2h-2v2h-4v-2h-2v-2H8V8h2V6h2V4zM0 7h2v4H0zm26 0h2v4h-2zM4 8.5h2v1H4zm18 0h2v1h-2z",
      ) +
      fill(accent, "M13 7h2v1h1v2h-1v1h-2v-1h-1V8h1z") +
      line(
        onAccent,
        1.25,
        "M4 19c0 6 7 6.5 10 11 3-4.5 10-5 10-11M10 19c0 3 3 3.5 4 6 1-2.5 4-3 4-6",
        " stroke-linecap='round'",
      ),
  },
  /** Long, even waves. */
  wave: {
    width: 240,
    height: 64,
    repeat: ({ accent, accentSoft, accentTint, accentShade }) =>
      fill(accentTint, "M0 22q60-24 120 0t120 0v20q-60 20-120 0T0 42z") +
      fill(accentShade, "M0 40q60-16 120 0t120 0v12q-60 18-120 0T0 52z") +
      line(accent, 1.5, "M0 16q60-24 120 0t120 0M0 40q60-16 120 0t120 0") +
      line(accentSoft, 1, "M0 28q60-18 120 0t120 0M0 34q60-16 120 0t120 0"),
  },
};
