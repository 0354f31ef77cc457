import type { RequestContext } from "~/context";
import type { FormReply } from "~/form/form-reply";
import { formatDay, formatTime, localDate } from "~/format/date";
import { type PageFacts, pageOfList } from "~/format/page";
import { relativeTime } from "~/format/relative-time";
import { entryPath } from "~/paths";
import { type ListStatement, type Reach, readHistory, type StatementEntry } from "../entries/history.server";
import { ownReference } from "../entries/references.server";
import { type StatementLine, statementLine } from "../entries/statement-line";
import { type Filter, isWithin, matchesFilter, periodOf, type ReadFilter } from "./filter";

/** An entry, and the page of the whole statement that it is on. */
export interface PlacedEntry {
  entry: StatementEntry;
  page: number;
}

export interface StatementPage {
  entries: PlacedEntry[];
  pages: PageFacts;
  /** How far back was searched; absent if nothing was searched. */
  covered?: Covered;
}

/** One page of the whole statement: always one call. */
export async function readPage(list: ListStatement, page: number, limit: number): Promise<StatementPage> {
  const { statements, total, omitted } = await list({ page, limit });
  const { rows, pages } = pageOfList(statements, { page, limit, total, hidden: omitted.length });
  return { entries: rows.map((entry) => ({ entry, page })), pages };
}

interface EntrySearch {
  filter: Filter;
  page: number;
  limit: number;
  timeZone: string;
  now: number;
}

/** One page of the entries that match a filter; searches back only until the page is full and one more is found. */
export async function searchPage(list: ListStatement, search: EntrySearch): Promise<StatementPage> {
  const { filter, page, limit, timeZone, now } = search;
  const period = periodOf(filter, timeZone);
  const { pages, reach } = readHistory(list, period.since);
  const found: PlacedEntry[] = [];
  let position = 0;
  for await (const entries of pages) {
    for (const entry of entries) {
      const placed = { entry, page: Math.floor(position++ / limit) + 1 };
      if (isWithin(entry, period) && matchesFilter(statementLine(entry), filter)) found.push(placed);
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

/** Without where the money came from and went to: that is on the entry's own page. */
function lineOf(entry: StatementEntry): Omit<StatementLine, "from" | "to"> {
  const { from, to, ...line } = statementLine(entry);
  return line;
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

/** The form of two days as the address fills it in, with what is wrong with them. */
export function daysReply(
  { typed, faults }: Pick<ReadFilter, "typed" | "faults">,
  { texts, locale }: RequestContext,
): FormReply {
  const say = texts.t(locale);
  const { from, to } = faults;
  const error = {
    ...(from && { from: [say(`statement:filter.${from}`)] }),
    ...(to && { to: [say(`statement:filter.${to}`)] }),
  };
  // A date field takes nothing but a date, and the browser complains of it.
  const days = Object.entries(typed).filter(([name]) => faults[name as keyof typeof faults] !== "date");
  return { result: { initialValue: Object.fromEntries(days), error } };
}
