import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatFaults } from "schemas/fault";
import { readBrandFile } from "../brands/brand-files";
import type { Json } from "./brand-of";
import { NotWritten } from "./write-brand";

/** A brand that another is made after: its file as written, and its folder of pictures. */
export function readPattern(file: string): { json: Json; pictures: string } {
  const read = readBrandFile(file);
  if (!read.ok) throw new NotWritten(`${formatFaults(read.faults)}\nNothing was written.\n`);
  return {
    json: JSON.parse(readFileSync(file, "utf8")) as Json,
    pictures: join(dirname(file), read.operator.id),
  };
}
