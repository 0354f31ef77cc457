/** The page number of a list in the URL, from 1; anything invalid is 1. */
export function pageOf(request: Request): number {
  const wanted = new URL(request.url).searchParams.get("page") ?? "1";
  return /^[1-9]\d{0,6}$/.test(wanted) ? Number(wanted) : 1;
}

export interface PageFacts {
  page: number;
  pageCount?: number;
  hasNext: boolean;
}

/**
 * One page of a list, with at most as many rows as requested, whatever the operator sends. Without `total`, a full page
 * means that there may be another (operator-api.md).
 */
export function pageOfList<Row>(
  rows: readonly Row[],
  { page, limit, total }: { page: number; limit: number; total?: number },
): { rows: Row[]; pages: PageFacts } {
  const shown = rows.slice(0, limit);
  if (total === undefined) return { rows: shown, pages: { page, hasNext: rows.length >= limit } };
  const pageCount = Math.max(1, Math.ceil(total / limit));
  return { rows: shown, pages: { page, pageCount, hasNext: page < pageCount } };
}

/** One page of a list that was sent whole; a page beyond the end becomes the last one. */
export function pageOfWhole<Row>(
  all: readonly Row[],
  { page: wanted, limit }: { page: number; limit: number },
): { rows: Row[]; pages: PageFacts } {
  const pageCount = Math.max(1, Math.ceil(all.length / limit));
  const page = Math.min(wanted, pageCount);
  return {
    rows: all.slice((page - 1) * limit, page * limit),
    pages: { page, pageCount, hasNext: page < pageCount },
  };
}
