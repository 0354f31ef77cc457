/** The units of a relative time (specification, section 9): a year is 365 days, a month 30. */
const units = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

export type TimeUnit = (typeof units)[number][0];

export interface RelativeTime {
  unit: TimeUnit;
  count: number;
}

/**
 * How long ago a time was, in the largest unit that fits at least once. A future time gives 0 seconds. Both arguments
 * are in ms since the epoch.
 */
export function relativeTime(time: number, now: number): RelativeTime {
  const seconds = Math.max(0, Math.floor((now - time) / 1000));
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? ["second", 1];
  return { unit, count: Math.floor(seconds / length) };
}
