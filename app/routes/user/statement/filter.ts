import type { EntryStatus } from "schemas/entry-status";
import { addDays, dayStart } from "~/format/date";
import type { StatementEntry } from "../entries/history.server";
import type { StatementLine } from "../entries/statement-line";

/** The types to filter by; a bonus and its end are one type. */
export const filterTypes = ["deposit", "withdraw", "transfer", "bonus"] as const;
export type FilterType = (typeof filterTypes)[number];

export const filterStatuses = ["success", "progress", "failed"] as const satisfies readonly EntryStatus[];

/** The periods until today that one button chooses, by their value in `?span=`. */
export const recentPeriods = ["week", "days30", "month"] as const;

/** Days are `YYYY-MM-DD` in the brand's time zone, inclusive. */
export interface Filter {
  type?: FilterType;
  status?: EntryStatus;
  from?: string;
  to?: string;
}

/** The most characters of a typed day that are shown again: a redirect's address repeats them, and must fit its header. */
const LONGEST_DAY = 40;

/** What is wrong with the given days. */
export interface FilterFaults {
  from?: "date";
  to?: "date" | "order";
}

export interface ReadFilter {
  filter: Filter;
  faults: FilterFaults;
  /** The days as typed, valid or not. */
  typed: { from: string; to: string };
}

/**
 * Parses a filter from the URL. An unknown type or status is ignored. With `today`, `YYYY-MM-DD`, a period until today
 * replaces both days.
 */
export function readFilter(search: URLSearchParams, today?: string): ReadFilter {
  const recent = today === undefined ? undefined : recentPeriod(search.get("span"), today);
  const typedDay = (name: "from" | "to") => (search.get(name) ?? "").slice(0, LONGEST_DAY);
  const typed = recent ?? { from: typedDay("from"), to: typedDay("to") };
  const from = readDay(typed.from);
  const to = readDay(typed.to);
  const isMisordered = from.day !== undefined && to.day !== undefined && to.day < from.day;
  return {
    filter: {
      type: filterTypes.find((type) => type === search.get("type")),
      status: filterStatuses.find((status) => status === search.get("status")),
      from: from.day,
      to: isMisordered ? undefined : to.day,
    },
    typed,
    faults: {
      ...(from.isWrong && { from: "date" as const }),
      ...(to.isWrong && { to: "date" as const }),
      ...(isMisordered && { to: "order" as const }),
    },
  };
}

/** Undefined if none is asked for. */
function recentPeriod(asked: string | null, today: string): ReadFilter["typed"] | undefined {
  if (asked === "week") return { from: addDays(today, -6), to: today };
  if (asked === "days30") return { from: addDays(today, -29), to: today };
  return asked === "month" ? { from: `${today.slice(0, 7)}-01`, to: today } : undefined;
}

/** Parses a day, typed or picked; `2026-02-30` is invalid. */
function readDay(text: string): { day?: string; isWrong: boolean } {
  const typed = text.trim();
  if (typed === "") return { isWrong: false };
  const isDay = /^(19|20)\d\d-\d\d-\d\d$/.test(typed) && isOfCalendar(typed);
  return isDay ? { day: typed, isWrong: false } : { isWrong: true };
}

function isOfCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

export function isFiltered({ type, status, from, to }: Filter): boolean {
  return [type, status, from, to].some((wanted) => wanted !== undefined);
}

/** The filter as a URL search: `?type=deposit&from=2026-11-01`, or an empty text. */
export function filterSearch({ type, status, from, to }: Filter): string {
  const wanted = Object.entries({ type, status, from, to }).filter(([, value]) => value !== undefined);
  return wanted.length === 0 ? "" : `?${new URLSearchParams(wanted as [string, string][])}`;
}

/** The same with the days as they were typed, for the form that says what is wrong with them. */
export function typedSearch({ filter, typed }: Pick<ReadFilter, "filter" | "typed">): string {
  return filterSearch({ ...filter, from: typed.from || undefined, to: typed.to || undefined });
}

/** A filter's days as times: from the first one until just before the second. */
export interface Period {
  since: number;
  until: number;
}

export function periodOf({ from, to }: Filter, timeZone: string): Period {
  return {
    since: from === undefined ? Number.NEGATIVE_INFINITY : dayStart(from, timeZone),
    until: to === undefined ? Number.POSITIVE_INFINITY : dayStart(addDays(to, 1), timeZone),
  };
}

export function isWithin(
  { createdAt }: Pick<StatementEntry, "createdAt">,
  { since, until }: Period,
): boolean {
  return createdAt >= since && createdAt < until;
}

/** Whether a line has the type and status of the filter. */
export function matchesFilter(
  { activity, status }: Pick<StatementLine, "activity" | "status">,
  filter: Filter,
): boolean {
  const type = activity === "finish_bonus" ? "bonus" : activity;
  const isOfType = filter.type === undefined || filter.type === type;
  return isOfType && (filter.status === undefined || filter.status === status);
}
