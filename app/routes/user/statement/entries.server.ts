import { type PageFacts, pageOfList } from "~/format/page";
import { type Entry, type List, readHistory } from "~/routes/user/statement-history.server";
import { statementLine } from "../statement-line";
import { type Covered, coveredBy } from "./covered.server";
import { type Filter, fits, isWithin, periodOf } from "./filter";

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
