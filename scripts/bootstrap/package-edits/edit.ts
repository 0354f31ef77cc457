/** A change to the code of a package, while it is bundled. */
export interface Edit {
  /** The file, from node_modules on. */
  file: string;
  /** A text that stands in the file after the edits before this one, and what takes its place wherever it stands. */
  from: string;
  to: string;
  /** How often `from` stands there: once, if not given. */
  times?: number;
  /** Written at the end of the file. */
  more?: string;
}
