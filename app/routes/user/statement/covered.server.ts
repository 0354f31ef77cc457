import { formatDay, localDate } from "~/format/date";
import type { Reach } from "~/routes/user/statement-history.server";
import type { Filter } from "./filter";

/** The period that a search covered, formatted for display. */
export interface Covered {
  /** `DD/MM/YYYY`; absent if there are no entries at all. */
  from?: string;
  to: string;
  /** The number of entries read. */
  count: number;
  end: Reach["end"];
}

export function coveredBy(
  { oldest, count, end }: Reach,
  filter: Filter,
  timeZone: string,
  now: number,
): Covered {
  const oldestDay = oldest === undefined ? undefined : localDate(oldest, timeZone);
  const from = end === "whole" ? (filter.from ?? oldestDay) : latestOf(filter.from, oldestDay);
  const today = localDate(now, timeZone);
  const to = filter.to !== undefined && filter.to < today ? filter.to : today;
  return { from: from && formatDay(from), to: formatDay(to), count, end };
}

function latestOf(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one > other ? one : other;
}
