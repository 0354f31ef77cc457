import type { Write } from "../brands/brand-files";
import type { Command } from "../brands/command";
import { examine } from "./examine";
import { readOptions } from "./options";
import { scorecard } from "./scorecard";

export const doctor: Command = {
  words:
    "[<id>] --url <api> [--user <name>] [--password …] [--token …] [--origin <wallet>] [--write] [--gift-link <redeemed>] [--json]",
  about:
    "holds a live operator API against the contract; reads only, unless --write names a test member by --user",
  run: runDoctor,
};

/** Prints the report. Returns whether nothing costs a member something, and who was named could sign in. */
async function runDoctor(words: readonly string[], write: Write): Promise<boolean> {
  const { target, isJson } = readOptions(words, process.env);
  const report = await examine(target);
  write(isJson ? `${JSON.stringify(report, null, 2)}\n` : scorecard(report));
  const isSignedIn = target.username === undefined || report.member !== undefined;
  return report.counts.costs === 0 && isSignedIn;
}
