import { readFileSync } from "node:fs";

const escapes: Record<string, string> = {
  "\\n": "\n",
  "\\t": "\t",
  "\\f": "\f",
  "\\0": "\0",
  "\\x01": "\u0001",
  "\\\\": "\\",
};

/**
 * Ways to make a page run a script, one per line. Each calls `hit()` when it is parsed, loaded, focused, hovered or
 * clicked. Control characters are written as
 * , \t, \f, \0 and \x01, a backslash as two.
 */
export const attacks: readonly string[] = readFileSync(new URL("strings.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => line.replace(/\\(?:x01|[ntf0\\])/g, (written) => escapes[written] ?? written));
