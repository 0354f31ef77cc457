import { addDays, dayStart, localDate } from "~/format/date";

/** The period in which a bonus can be received `most` times; an unknown period counts over all time. */
export type BonusSpan = "limit" | "day" | "week";

export function spanOf(type: string): BonusSpan {
  return type === "day" || type === "week" ? type : "limit";
}

/**
 * How many of the times at which a bonus was received count towards its maximum (specification, section 4, Bonus): all
 * of them, today's, or those of this week (from Monday) in the brand's calendar. Times in ms since the epoch.
 */
export function countReceived(
  span: BonusSpan,
  times: readonly number[],
  now: number,
  timeZone: string,
): number {
  if (span === "limit") return times.length;
  const today = localDate(now, timeZone);
  const first = span === "week" ? mondayOf(today) : today;
  const from = dayStart(first, timeZone);
  const to = dayStart(addDays(first, span === "week" ? 7 : 1), timeZone);
  return times.filter((time) => time >= from && time < to).length;
}

/** The Monday of a day's week; both as `YYYY-MM-DD`. */
function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
