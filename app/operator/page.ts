/** Which page of a list an address asks for; pages start at 1, and anything else is the first. */
export function pageOf(request: Request): number {
  const wanted = new URL(request.url).searchParams.get("page") ?? "1";
  return /^[1-9]\d{0,6}$/.test(wanted) ? Number(wanted) : 1;
}

export interface PageFacts {
  page: number;
  pageCount?: number;
  hasNext: boolean;
}

/** Where a list's `total` is absent, a full page means there may be another (operator-api.md). */
export function pageFacts(page: number, limit: number, shown: number, total: number | undefined): PageFacts {
  if (total === undefined) return { page, hasNext: shown >= limit };
  const pageCount = Math.max(1, Math.ceil(total / limit));
  return { page, pageCount, hasNext: page < pageCount };
}
