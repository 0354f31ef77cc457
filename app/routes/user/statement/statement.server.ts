import { formatDay, formatTime, localDate } from "~/format/date";
import { type PageFacts, pageOfList } from "~/format/page";
import { relativeTime } from "~/format/relative-time";
import { entryPath } from "~/paths";
import { ownReference } from "../entries/references.server";
import { type Entry, type List, type Reach, readHistory } from "../entries/history.server";
import { type StatementLine, statementLine } from "../entries/statement-line";
import { type Filter, fits, isWithin, periodOf } from "./filter";
import { createSums, type Span } from "./summary/sums.server";

/** An entry, and the page of the whole statement that it is on. */
export interface PlacedEntry {
  entry: Entry;
  page: number;
}

export interface StatementPage {
  entries: PlacedEntry[];
  pages: PageFacts;
  /** How far back was searched; absent if nothing was searched. */
  covered?: Covered;
}

/** One page of the whole statement: always one call. */
export async function readPage(list: List, page: number, limit: number): Promise<StatementPage> {
  const { statements, total, omitted } = await list({ page, limit });
  const { rows, pages } = pageOfList(statements, { page, limit, total, hidden: omitted.length });
  return { entries: rows.map((entry) => ({ entry, page })), pages };
}

interface Search {
  filter: Filter;
  page: number;
  limit: number;
  timeZone: string;
  now: number;
}

/** One page of the entries that match a filter; searches back only until the page is full and one more is found. */
export async function searchPage(list: List, search: Search): Promise<StatementPage> {
  const { filter, page, limit, timeZone, now } = search;
  const period = periodOf(filter, timeZone);
  const { pages, reach } = readHistory(list, period.since);
  const found: PlacedEntry[] = [];
  let position = 0;
  for await (const entries of pages) {
    for (const entry of entries) {
      const placed = { entry, page: Math.floor(position++ / limit) + 1 };
      if (isWithin(entry, period) && fits(statementLine(entry), filter)) found.push(placed);
    }
    if (found.length > page * limit) break;
  }
  const shown = found.slice((page - 1) * limit, page * limit);
  const hasNext = found.length > page * limit;
  const covered = coveredBy(hasNext ? { ...reach, end: "open" } : reach, filter, timeZone, now);
  const pageCount = hasNext ? undefined : Math.max(1, Math.ceil(found.length / limit));
  return { entries: shown, pages: { page, pageCount, hasNext, someHidden: reach.hidden > 0 }, covered };
}

export type StatementRow = ReturnType<typeof rowsOf>[number];

/** A page's entries as its rows show them. */
export function rowsOf(placed: readonly PlacedEntry[], { timeZone, now }: { timeZone: string; now: number }) {
  return placed.map(({ entry, page }, index) => ({
    key: String(index),
    line: lineOf(entry),
    time: formatTime(entry.createdAt, timeZone),
    isoTime: new Date(entry.createdAt).toISOString(),
    ago: relativeTime(entry.createdAt, now),
    path: entryPath(ownReference(entry), page),
  }));
}

/** Without its sides, which stand on the entry's own page. */
function lineOf(entry: Entry): Omit<StatementLine, "from" | "to"> {
  const { from, to, ...line } = statementLine(entry);
  return line;
}

interface Wanted {
  span: Span;
  period: Pick<Filter, "from" | "to">;
  timeZone: string;
  now: number;
}

/** The sums of a period, as far back as the history may be read, and the period that was covered. */
export async function readSums(list: List, { span, period, timeZone, now }: Wanted) {
  const days = periodOf(period, timeZone);
  const sums = createSums(span, timeZone);
  const { pages, reach } = readHistory(list, days.since);
  for await (const entries of pages) sums.add(entries.filter((entry) => isWithin(entry, days)));
  return { sums, someHidden: reach.hidden > 0, covered: coveredBy(reach, period, timeZone, now) };
}

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
