import { dirname, join } from "node:path";
import type { BrandFile } from "schemas/brand";
import { formatFaults } from "schemas/fault";
import { readBrandFile } from "../brands/brand-files";
import { CommandError } from "../brands/command";

/** A brand that another is made after: its file as written, and its folder of pictures. */
export function readTemplate(file: string): { written: BrandFile; pictures: string } {
  const read = readBrandFile(file);
  if (!read.ok) throw new CommandError(`${formatFaults(read.faults)}\nNothing was written.\n`);
  return { written: read.written, pictures: join(dirname(file), read.brand.id) };
}
