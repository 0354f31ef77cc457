import type { Fault, SourceFile } from "./check";

/** Split into parts, so that this file does not contain them. */
const marks: readonly { text: string; advice: string }[] = [
  ...["@ts-" + "ignore", "@ts-" + "expect-error", "@ts-" + "nocheck", "biome-" + "ignore"].map((text) => ({
    text,
    advice: "put it right instead of switching the tool off",
  })),
  ...["TO" + "DO", "FIX" + "ME"].map((text) => ({
    text,
    advice: "do it now, or say so in the closing note",
  })),
  { text: "waitFor" + "Timeout", advice: "wait for what the user sees, never for time" },
  { text: "network" + "idle", advice: "wait for what the user sees: an open socket is never idle" },
  { text: "UNS" + "AFE_", advice: "what a package calls so changes without a word" },
  ...["/wo" + "rk/", "registry.np" + "mjs"].map((text) => ({ text, advice: "it means nothing to a clone" })),
];

/** A fault for every line that contains a forbidden text. */
export function markFaults(files: readonly SourceFile[]): Fault[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) =>
      marks
        .filter(({ text: mark }) => holds(line, mark))
        .map(({ text: mark, advice }) => ({
          file: path,
          line: index + 1,
          message: `"${mark}": ${advice}`,
        })),
    ),
  );
}

/** Matches whole words only, or the beginnings of words that end in `_`: `frame/work/x` and longer words are fine. */
function holds(line: string, mark: string): boolean {
  const at = line.indexOf(mark);
  if (at < 0) return false;
  const before = line[at - 1] ?? "";
  const after = line[at + mark.length] ?? "";
  if (mark.endsWith("_")) return !/\w/.test(before);
  return mark.startsWith("/") ? !/[\w.-]/.test(before) : !/\w/.test(before) && !/\w/.test(after);
}
