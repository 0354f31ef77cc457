/** A value at a time in ms. */
export interface Sample {
  at: number;
  value: number;
}

export interface Slope {
  perHour: number;
  /** The standard error of the slope, from the scatter of the samples. */
  error: number;
}

const HOUR_MS = 3_600_000;
/** With fewer samples the slope says nothing. */
const LEAST_SAMPLES = 6;

/** The minimum of every period of `everyMs`: what is retained, below the temporary peaks. */
export function floorsOf(samples: readonly Sample[], everyMs: number): Sample[] {
  const floors = new Map<number, Sample>();
  const [first] = samples;
  if (!first) return [];
  for (const sample of samples) {
    const part = Math.floor((sample.at - first.at) / everyMs);
    const least = floors.get(part);
    if (!least || sample.value < least.value) floors.set(part, sample);
  }
  return [...floors.values()];
}

/** A least-squares line through the samples: growth per hour, NaN for too few samples. */
export function slopeOf(samples: readonly Sample[]): Slope {
  const count = samples.length;
  if (count < LEAST_SAMPLES) return { perHour: Number.NaN, error: Number.NaN };
  const meanAt = mean(samples.map(({ at }) => at));
  const meanValue = mean(samples.map(({ value }) => value));
  const spread = sum(samples.map(({ at }) => (at - meanAt) ** 2));
  const slope = sum(samples.map(({ at, value }) => (at - meanAt) * (value - meanValue))) / spread;
  const left = sum(samples.map(({ at, value }) => (value - meanValue - slope * (at - meanAt)) ** 2));
  const error = Math.sqrt(left / (count - 2) / spread);
  return { perHour: slope * HOUR_MS, error: error * HOUR_MS };
}

/**
 * The lower bound of the growth per hour: two standard errors below the slope. Above a limit only when the figure
 * clearly grows.
 */
export function leastGrowth({ perHour, error }: Slope): number {
  return perHour - 2 * error;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}
