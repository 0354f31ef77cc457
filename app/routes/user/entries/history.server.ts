import type { Contract } from "schemas/contract";
import type { AnswerOf } from "schemas/contract/endpoint";
import type { Operator } from "~/operator/client.server";

/** The most calls that reading the history once may make (product.md, Beyond the specification). */
const MOST_CALLS = 20;
const MOST_PER_CALL = 100;
/** The most entries that may arrive between two calls. */
const MOST_SHIFTED = 100;

/** The call that lists one page of the statement. */
export type ListStatement = Operator["statement"]["list"];
type ListedPage = AnswerOf<Contract["statement"]["list"]>;

/** An entry as the operator returns it. */
export type StatementEntry = ListedPage["statements"][number];

/** How far the history has been read. */
export interface Reach {
  /** The number of entries read. */
  count: number;
  /** The number of entries that cannot be read and are omitted. */
  hidden: number;
  /** The time of the oldest entry read; undefined before the first. */
  oldest?: number;
  /** `open`: there is more to read. `whole`: nothing is missing. `limit`: older entries are out of reach. */
  end: "open" | "whole" | "limit";
}

export interface StatementHistory {
  /** Read on demand, newest first, one page at a time, so that a long history needs little memory. */
  pages: AsyncGenerator<StatementEntry[], void>;
  reach: Reach;
}

/**
 * Reads the statement backwards from now to `since` (ms) or to the call limit. The operator offers only pages, so
 * recent entries are cheap and older ones are not. If it returns pages of another length than requested, that length is
 * used from then on.
 */
export function readHistory(list: ListStatement, since = Number.NEGATIVE_INFINITY): StatementHistory {
  const reach: Reach = { count: 0, hidden: 0, end: "open" };

  async function* pages() {
    let before: ListedPage = { statements: [], total: undefined, omitted: [] };
    let size = MOST_PER_CALL;
    for (let page = 1; page <= MOST_CALLS; page++) {
      const answer = await list({ page, limit: Math.min(size, MOST_PER_CALL) });
      const fresh = answer.statements.slice(repeated(before, answer));
      reach.count += fresh.length;
      reach.oldest = answer.statements.at(-1)?.createdAt ?? reach.oldest;
      const hidden = answer.omitted.length;
      reach.hidden += hidden;
      const shown = answer.statements.length + hidden;
      const isLast = shown === 0 || isAtEnd(shown, answer.total, page, size);
      if (isLast || (reach.oldest ?? 0) < since) reach.end = "whole";
      else if (page === MOST_CALLS) reach.end = "limit";
      yield fresh;
      if (reach.end !== "open") return;
      if (page === 1) size = shown;
      before = answer;
    }
  }

  return { pages: pages(), reach };
}

/** Without a total, a short first page may be the last one or just a smaller page size; the next page decides. */
function isAtEnd(shown: number, total: number | undefined, page: number, size: number): boolean {
  if (total === undefined) return page > 1 && shown < size;
  return (page - 1) * size + shown >= total;
}

/**
 * How many entries at the start of a page repeat the end of the one before, because new entries have shifted the pages.
 */
function repeated(before: ListedPage, after: ListedPage): number {
  if (before.total !== undefined && before.total === after.total) return 0;
  const [tail, head] = [before.statements, after.statements];
  const longest = Math.min(tail.length, head.length);
  if (overlap(tail, head, longest)) return longest;
  for (let count = Math.min(longest - 1, MOST_SHIFTED); count > 0; count--) {
    if (overlap(tail, head, count)) return count;
  }
  return 0;
}

/** Whether the last `count` of one list are the first of the other. */
function overlap(tail: readonly StatementEntry[], head: readonly StatementEntry[], count: number): boolean {
  const from = tail.length - count;
  return head.slice(0, count).every((entry, at) => {
    const other = tail[from + at];
    return other !== undefined && identityOf(entry) === identityOf(other);
  });
}

/** What identifies an entry, as a text; the status is omitted, because it changes. */
export function identityOf({
  statementType,
  from,
  to,
  amount,
  createdAt,
  description,
}: StatementEntry): string {
  return JSON.stringify([statementType, from ?? "", to ?? "", amount, createdAt, description?.source ?? ""]);
}
