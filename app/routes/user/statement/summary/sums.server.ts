import { type Satang, satang } from "schemas/amount";
import { readStatus } from "schemas/entry-status";
import { addDays, localDate, mondayOf } from "~/format/date";
import { type ListStatement, readHistory, type StatementEntry } from "../../entries/history.server";
import { type Filter, isWithin, periodOf } from "../filter";
import { coveredBy } from "../statement.server";

/** The spans of the calendar that a summary adds up by. */
export type Span = "day" | "week" | "month";

/** How many days back a summary looks by default: 31 days, 13 weeks, or 12 months and the current one. */
const LOOK_BACK: Record<Span, number> = { day: 30, week: 12 * 7, month: 365 };

/** Money that came in from outside and went out again; transfers between the member's own accounts do not count. */
export interface Sum {
  deposited: Satang;
  withdrawn: Satang;
  net: Satang;
}

export interface SpanSum extends Sum {
  /** Its first and last day, `YYYY-MM-DD`. */
  first: string;
  last: string;
}

export interface Sums {
  add(entries: readonly StatementEntry[]): void;
  /** The spans in which money came or went, newest first. */
  spans(): SpanSum[];
  total(): Sum;
}

/** Adds up successful entries by spans of the brand's calendar. */
export function createSums(span: Span, timeZone: string): Sums {
  const bySpan = new Map<string, SpanSum>();
  const nothing = { deposited: satang(0), withdrawn: satang(0), net: satang(0) };
  let total: Sum = nothing;

  function add(entry: StatementEntry) {
    const sum = sumOf(entry);
    if (sum === null) return;
    total = plus(total, sum);
    const first = firstDayOf(localDate(entry.createdAt, timeZone), span);
    const known = bySpan.get(first) ?? { ...nothing, first, last: lastDayOf(first, span) };
    bySpan.set(first, { ...known, ...plus(known, sum) });
  }

  return {
    add: (entries) => entries.forEach(add),
    spans: () => [...bySpan.values()].sort((one, other) => (one.first < other.first ? 1 : -1)),
    total: () => total,
  };
}

/** What one entry adds; null if it moved nothing, is pending, or stays with the member. */
function sumOf({ statementType, status, amount }: StatementEntry): Sum | null {
  if (readStatus(status) !== "success") return null;
  const type = statementType.toLowerCase();
  if (type === "deposit") return { deposited: amount, withdrawn: satang(0), net: amount };
  if (type === "withdraw") return { deposited: satang(0), withdrawn: amount, net: satang(-amount) };
  return null;
}

function plus(one: Sum, other: Sum): Sum {
  return {
    deposited: inRange(one.deposited + other.deposited),
    withdrawn: inRange(one.withdrawn + other.withdrawn),
    net: inRange(one.net + other.net),
  };
}

/** Sums that no member has stop at the largest exact number, so that they do not take down the page. */
function inRange(sum: number): Satang {
  return satang(Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, sum)));
}

/** The first day of the day's span: the day itself, its week (from Monday) or its month. */
export function firstDayOf(day: string, span: Span): string {
  if (span === "day") return day;
  if (span === "month") return `${day.slice(0, 7)}-01`;
  return mondayOf(day);
}

function lastDayOf(first: string, span: Span): string {
  if (span === "day") return first;
  if (span === "week") return addDays(first, 6);
  return addDays(firstDayOf(addDays(first, 31), "month"), -1);
}

/** The default start of a summary, at the beginning of a span. */
export function usualStart(last: string, span: Span): string {
  return firstDayOf(addDays(last, -LOOK_BACK[span]), span);
}

interface SumsQuery {
  span: Span;
  period: Pick<Filter, "from" | "to">;
  timeZone: string;
  now: number;
}

/** The sums of a period, as far back as the history may be read, and the period that was covered. */
export async function readSums(list: ListStatement, { span, period, timeZone, now }: SumsQuery) {
  const days = periodOf(period, timeZone);
  const sums = createSums(span, timeZone);
  const { pages, reach } = readHistory(list, days.since);
  for await (const entries of pages) sums.add(entries.filter((entry) => isWithin(entry, days)));
  return { sums, someHidden: reach.hidden > 0, covered: coveredBy(reach, period, timeZone, now) };
}
