import { formatFaults } from "schemas/fault";
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
  const read = readFlags(words, { all: { type: "boolean" }, json: { type: "boolean" } });
  if (!read.ok) {
    write(read.fault);
    return false;
  }
  const { flags, rest } = read;
  const files =
    flags.all || rest.length === 0 ? [...new Set([...brandFiles(), ...rest.map(fileOf)])] : rest.map(fileOf);
  const results = files.map((file) => ({ file, read: readBrandFile(file) }));
  const faults = results.flatMap(({ read }) => (read.ok ? [] : read.faults));
  if (flags.json) write(`${JSON.stringify(faults, null, 2)}\n`);
  else {
    for (const { file, read } of results) {
      write(read.ok ? `${file}: valid\n` : `${formatFaults(read.faults)}\n`);
    }
  }
  return faults.length === 0;
}
