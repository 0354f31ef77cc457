/** What a route's `handle` may say about the pages it is part of; `i18n` beside it belongs to remix-i18next. */
interface PageTraits {
  /** Shown beside or below the brand's poster. */
  hasPoster: true;
  /** Links its stylesheets, which stay in the browser's cache, rather than having its own inline. */
  linksStyles: true;
  /** Fetches home's styles ahead. */
  leadsHome: true;
}

/** Typed, so that a route cannot misspell what it says. */
export type PageHandle = Partial<PageTraits> & { i18n?: string | readonly string[] };

/** Whether one of a page's routes says so. */
export function pageHas(
  trait: keyof PageTraits,
  routes: readonly ({ handle?: unknown } | undefined)[],
): boolean {
  return routes.some((route) => {
    const handle = route?.handle;
    return typeof handle === "object" && handle !== null && trait in handle;
  });
}
