import { image, line, type Palette } from "./svg";

/** One tile of the pierced screen of a sala. */
export function lattice({ accentSoft }: Palette): string {
  return image({ width: 24, height: 24 }, line(accentSoft, 0.8, "M0 12 12 0l12 12-12 12zM12 9l3 3-3 3-3-3z"));
}
