import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Write } from "./brand-files";
import { readFlags } from "./flags";

interface WrittenFile {
  file: string;
  text: () => string;
  /** The command that writes it. */
  command: string;
}

/** Writes a file that comes from the schema; with `--check` only says whether it is up to date. */
export function writeOrCheck(
  { file, text, command }: WrittenFile,
  words: readonly string[],
  write: Write,
): boolean {
  const { flags } = readFlags(words, { check: { type: "boolean" } });
  if (!flags.check) {
    writeFileSync(file, text());
    write(`${file}: written\n`);
    return true;
  }
  const isCurrent = existsSync(file) && readFileSync(file, "utf8") === text();
  write(`${file}: ${isCurrent ? "up to date" : `out of date, run "npm run operator -- ${command}"`}\n`);
  return isCurrent;
}
