import { existsSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { formatFaults } from "schemas/fault";
import type { OperatorFile } from "schemas/operator";
import { readBrand } from "themes/index";
import { fileOf, type Write } from "../brands/brand-files";
import type { Command } from "../brands/command";

export const newBrand: Command = {
  words: "<id>",
  about: "writes config/<id>.json with the least a brand needs",
  run: writeNew,
};

/** The minimal content of a brand's file; everything else has a default. */
function minimalBrand(id: string): OperatorFile {
  const name = id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
  return { $schema: "./operator.schema.json", id, name };
}

/** Writes config/<id>.json or the named file; never overwrites an existing one. Returns whether it was written. */
function writeNew([nameOrFile]: readonly string[], write: Write): boolean {
  if (!nameOrFile) {
    write("Which id? For example: npm run operator -- new river-moon\n");
    return false;
  }
  const file = fileOf(nameOrFile);
  const id = basename(file, ".json");
  const brand = minimalBrand(id);
  const read = readBrand(brand, file);
  if (!read.ok) {
    write(`${formatFaults(read.faults)}\n`);
    return false;
  }
  if (existsSync(file)) {
    write(`${file}: is there already, nothing was written\n`);
    return false;
  }
  writeFileSync(file, `${JSON.stringify(brand, null, 2)}\n`);
  write(`${file}: written. Open it in an editor: every key completes with what it means.\n`);
  return true;
}
