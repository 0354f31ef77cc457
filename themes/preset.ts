import type { ColorName } from "schemas/operator/names";
import type { shadowNames } from "./tokens";

/** A palette and its shadows. A brand picks one and may override its colours. */
export interface Preset {
  colors: Record<ColorName, `#${string}`>;
  shadows: Record<(typeof shadowNames)[number], string>;
}
