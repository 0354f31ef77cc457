import { BrandFile } from "schemas/brand";
import * as z from "zod";
import { SCHEMA_FILE } from "./brand-files";
import type { Command } from "./command";
import { writeOrCheck } from "./written-file";

export const schema: Command = {
  words: "[--check]",
  about: `writes ${SCHEMA_FILE}, or says whether it is up to date`,
  run: (words, write) =>
    writeOrCheck({ file: SCHEMA_FILE, text: schemaText, command: "schema" }, words, write),
};

/** The JSON Schema of a brand's file, for completion and validation in an editor. */
export function schemaText(): string {
  const json = z.toJSONSchema(BrandFile, { io: "input", target: "draft-7" });
  return `${JSON.stringify(json, null, 2)}\n`;
}
