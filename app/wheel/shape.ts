/** A brand's wheel: a pavilion's wheel, a lotus, or the sun in a river. */
export type WheelShape = "roof" | "silk" | "shore";

interface WheelMeasures {
  /** The whole drawing, as wide as a phone's column. */
  width: number;
  height: number;
  /** The wheel's centre, measured from the top; horizontally it is in the middle. */
  middle: number;
  /** From the centre to the outermost line. */
  radius: number;
  /** The radius of the hub, which is a button. */
  hub: number;
  /** Where labels may be, measured from the centre, and the share of a slice's angle that they may fill. */
  words: { inner: number; outer: number; share: number };
}

/** In the drawing's own units: px at a column of 328 px. */
export const measures: Record<WheelShape, WheelMeasures> = {
  roof: {
    width: 328,
    height: 412,
    middle: 254,
    radius: 155,
    hub: 88,
    words: { inner: 80, outer: 124, share: 1 },
  },
  silk: {
    width: 328,
    height: 366,
    middle: 202,
    radius: 161,
    hub: 92,
    words: { inner: 60, outer: 124, share: 0.85 },
  },
  shore: {
    width: 328,
    height: 344,
    middle: 184,
    radius: 151,
    hub: 92,
    words: { inner: 54, outer: 124, share: 1 },
  },
};

/** With more slices than this there are no ornaments between hub and labels. */
export const FEW_SLICES = 12;
