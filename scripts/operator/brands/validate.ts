import { type Fault, formatFaults } from "schemas/fault";
import type { ReadBrandFile } from "~/brand/read-brand-file";
import { brandFiles, fileOf, readBrandFile, type Write } from "./brand-files";
import type { Command } from "./command";
import { readFlags } from "./flags";

export const validate: Command = {
  words: "[name|file …] [--all] [--json]",
  about:
    "checks brands (all of config/ when none is named) and prints every fault with its place; --json: as a list",
  run: validateBrands,
};

/** Checks the named brands, or all of config/. Prints every fault and returns whether there were none. */
function validateBrands(words: readonly string[], write: Write): boolean {
  const { flags, rest } = readFlags(words, { all: { type: "boolean" }, json: { type: "boolean" } });
  const files = flags.all || rest.length === 0 ? [...brandFiles(), ...rest.map(fileOf)] : rest.map(fileOf);
  const results = [...new Set(files)].map((file) => ({ file, read: readBrandFile(file) }));
  if (flags.json) {
    const all = results.flatMap(({ read }) => (read.ok ? read.warnings : read.faults));
    write(`${JSON.stringify(all.map(listed), null, 2)}\n`);
  } else {
    for (const { file, read } of results) write(told(file, read));
  }
  return results.every(({ read }) => read.ok);
}

function told(file: string, read: ReadBrandFile): string {
  if (!read.ok) return `${formatFaults(read.faults)}\n`;
  const warnings = read.warnings.length === 0 ? "" : `${formatFaults(read.warnings)}\n`;
  return `${file}: valid\n${warnings}`;
}

/** A fault for other programs: `severity` is `error` or `warning`. */
function listed({ isWarning, ...fault }: Fault) {
  return { severity: isWarning ? "warning" : "error", ...fault };
}
