import type { Write } from "./brand-files";

/** One thing that `npm run operator` does. */
export interface Command {
  /** What follows the command's name, for example `[name|file …] [--json]`. */
  words: string;
  /** What it does, in one line. */
  about: string;
  /** Returns whether all was well: the exit code is 0 then, otherwise 1. A CommandError ends it, too. */
  run(words: readonly string[], write: Write): boolean | Promise<boolean>;
}

/** Ends a command that cannot do what it was asked. The message is printed as it is, with its line break. */
export class CommandError extends Error {}

/** Returns what the command returns; false if a CommandError ends it, whose message is written. */
export async function reported(run: () => boolean | Promise<boolean>, write: Write): Promise<boolean> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    write(error.message);
    return false;
  }
}
