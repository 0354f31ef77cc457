import type { Write } from "./brand-files";

/** One thing that `npm run operator` does. */
export interface Command {
  /** What follows the command's name, for example `[name|file …] [--json]`. */
  words: string;
  /** What it does, in one line. */
  about: string;
  /** Returns whether all was well: the exit code is 0 then, otherwise 1. */
  run(words: readonly string[], write: Write): boolean | Promise<boolean>;
}
