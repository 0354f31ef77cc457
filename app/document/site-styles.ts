/** The styles of the whole site. The brand's theme overrides the components' styles by coming after them. */
export interface SiteStyles {
  /** The address of the one sheet that holds all of them, named by a hash of its content. */
  href: string;
  /** The inline styles of a page of these routes, for its first paint. */
  inline(routes: readonly string[]): string;
}
