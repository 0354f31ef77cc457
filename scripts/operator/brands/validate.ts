import { formatFaults } from "schemas/fault";
import { brandFiles, fileOf, readBrandFile, type Write } from "./brand-files";
import type { Command } from "./command";

export const validate: Command = {
  words: "[name|file …]",
  about: "checks brands (all of config/ when none is named) and prints every fault",
  run: validateBrands,
};

/** Checks the named brands, or all of config/. Prints every fault and returns whether there were none. */
function validateBrands(names: readonly string[], write: Write): boolean {
  const everything = names.length === 0 || names.includes("--all");
  const files = everything ? brandFiles() : names.map(fileOf);
  const results = files.map((file) => ({ file, read: readBrandFile(file) }));
  for (const { file, read } of results) {
    write(read.ok ? `${file}: valid\n` : `${formatFaults(read.faults)}\n`);
  }
  return results.every(({ read }) => read.ok);
}
