/** A text in a file of a package, wherever it stands there, and what takes its place. */
export interface Cut {
  /** The end of the module's path. */
  file: string;
  from: string;
  to: string;
}
