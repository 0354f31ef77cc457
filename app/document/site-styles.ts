/** The styles of the whole site. The brand's theme overrides the components' styles by coming after them. */
export interface SiteStyles {
  components: string;
  theme: string;
  /** The address of the one sheet that holds both, named by a hash of its content. */
  href: string;
}
