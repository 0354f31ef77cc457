/** What a route's `handle` may say about the pages it is part of; `i18n` beside it belongs to remix-i18next. */
interface PageTraits {
  /** Shown beside or below the brand's poster. */
  hasPoster: true;
  /** A step of a longer form: it has its own bar in place of the frame's menu. */
  isStep: true;
  /** Links the site's sheet, which stays in the browser's cache, rather than having its own styles inline. */
  linksStyles: true;
  /** Fills a phone's screen: the frame's bars are only on a desktop. */
  standsAlone: true;
  /** Paints what is above its `SheetFromHere` before the sheet has come; only where it is the screen itself. */
  paintsEarly: true;
}

/** A route's `handle`. */
export type PageHandle = Partial<PageTraits> & { i18n?: string | readonly string[] };

/** Whether one of a page's routes has the trait. */
export function pageHas(
  trait: keyof PageTraits,
  routes: readonly ({ handle?: unknown } | undefined)[],
): boolean {
  return routes.some((route) => {
    const handle = route?.handle;
    return typeof handle === "object" && handle !== null && trait in handle;
  });
}
