/** The frame rate that the friction value refers to. */
const FRAMES_PER_MS = 60 / 1_000;

export interface SpinRules {
  /** The share of the speed left after one frame of 1/60 s. */
  friction: number;
  /** Extra turns, before up to one more that leads to the winning slice. */
  turns: number;
  /** How long it turns: longer for a larger distance. */
  spinMs: { least: number; most: number };
}

/** One spin, in degrees clockwise. */
export interface SpinPlan {
  from: number;
  distance: number;
  durationMs: number;
}

/** The rotation that brings the middle of a slice under the pointer; slices run clockwise, the first at the top. */
export function angleOf(slice: number, count: number): number {
  return (360 - (slice * 360) / count) % 360;
}

/** Plans the way from the current angle to the middle of the winning slice, with extra turns. */
export function planSpin(
  from: number,
  slice: number,
  count: number,
  { turns, spinMs }: Pick<SpinRules, "turns" | "spinMs">,
): SpinPlan {
  const extra = turns * 360;
  const rest = (((angleOf(slice, count) - from - extra) % 360) + 360) % 360;
  return {
    from,
    distance: extra + rest,
    durationMs: spinMs.least + (spinMs.most - spinMs.least) * (rest / 360),
  };
}

/**
 * The wheel's angle after this time, a function of time only, so that every display shows the same spin, whatever its
 * frame rate. Friction reduces the speed (by 1 - friction in each frame), and the pointer's drag stops the wheel: the
 * speed reaches 0 exactly at the end, on the slice.
 */
export function angleAt(
  { from, distance, durationMs }: SpinPlan,
  friction: number,
  elapsedMs: number,
): number {
  if (elapsedMs >= durationMs || durationMs <= 0) return from + distance;
  const frames = Math.max(0, elapsedMs) * FRAMES_PER_MS;
  const all = durationMs * FRAMES_PER_MS;
  return from + distance * (distanceAfter(frames, all, friction) / distanceAfter(all, all, friction));
}

/** The distance after this many frames, up to a constant factor, of a wheel that stops after all of them. */
function distanceAfter(frames: number, all: number, friction: number): number {
  const decay = -Math.log(friction);
  return (1 - friction ** frames) / decay - friction ** all * frames;
}
