/** The page number of a list in the URL, from 1; anything invalid is 1. */
export function pageOf(request: Request): number {
  const wanted = new URL(request.url).searchParams.get("page") ?? "1";
  return /^[1-9]\d{0,6}$/.test(wanted) ? Number(wanted) : 1;
}

export interface PageFacts {
  page: number;
  pageCount?: number;
  hasNext: boolean;
  /** Some of its rows are omitted. */
  someHidden: boolean;
}

/**
 * One page of a list, with at most as many rows as requested, whatever the operator sends. Without `total`, a full page
 * means that there may be another (operator-api.md). `hidden`: how many rows are omitted from it.
 */
export function pageOfList<Row>(
  rows: readonly Row[],
  { page, limit, total, hidden }: { page: number; limit: number; total?: number; hidden: number },
): { rows: Row[]; pages: PageFacts } {
  const shown = rows.slice(0, limit);
  const someHidden = hidden > 0;
  if (total === undefined)
    return { rows: shown, pages: { page, hasNext: rows.length + hidden >= limit, someHidden } };
  const pageCount = Math.max(1, Math.ceil(total / limit));
  return { rows: shown, pages: { page, pageCount, hasNext: page < pageCount, someHidden } };
}

/** One page of a list that was sent whole; a page beyond the end becomes the last one. */
export function pageOfWhole<Row>(
  all: readonly Row[],
  { page: wanted, limit, hidden }: { page: number; limit: number; hidden: number },
): { rows: Row[]; pages: PageFacts } {
  const pageCount = Math.max(1, Math.ceil(all.length / limit));
  const page = Math.min(wanted, pageCount);
  return {
    rows: all.slice((page - 1) * limit, page * limit),
    pages: { page, pageCount, hasNext: page < pageCount, someHidden: hidden > 0 },
  };
}
