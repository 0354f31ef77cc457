/** Thailand and Laos share one time zone without daylight saving: UTC+7. */
const OFFSET_MS = 7 * 3_600_000;
const DAY_MS = 86_400_000;
/** The epoch began on a Thursday, three days after Monday. */
const MONDAY_SHIFT_DAYS = 3;

/** The operator's local time as "HH:mm". */
export function localTime(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(11, 16);
}

/** A number that is the same for all times of one local day. */
export function localDay(ms: number): number {
  return Math.floor((ms + OFFSET_MS) / DAY_MS);
}

/** A number that is the same for all times of one local week, Monday to Sunday. */
export function localWeek(ms: number): number {
  return Math.floor((localDay(ms) + MONDAY_SHIFT_DAYS) / 7);
}
