import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { OperatorFile } from "schemas/operator";
import * as z from "zod";
import { SCHEMA_FILE, type Write } from "./brand-files";
import type { Command } from "./command";
import { readFlags } from "./flags";

export const schema: Command = {
  words: "[--check]",
  about: `writes ${SCHEMA_FILE}, or says whether it is up to date`,
  run: writeSchema,
};

/** The JSON Schema of a brand's file, for completion and validation in an editor. */
export function schemaText(): string {
  const json = z.toJSONSchema(OperatorFile, { io: "input", target: "draft-7" });
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** Writes config/operator.schema.json; with `--check` only says whether it is up to date. */
function writeSchema(words: readonly string[], write: Write): boolean {
  const read = readFlags(words, { check: { type: "boolean" } });
  if (!read.ok) {
    write(read.fault);
    return false;
  }
  const text = schemaText();
  if (!read.flags.check) {
    writeFileSync(SCHEMA_FILE, text);
    write(`${SCHEMA_FILE}: written\n`);
    return true;
  }
  const isCurrent = existsSync(SCHEMA_FILE) && readFileSync(SCHEMA_FILE, "utf8") === text;
  const verdict = isCurrent ? "up to date" : 'out of date, run "npm run operator -- schema"';
  write(`${SCHEMA_FILE}: ${verdict}\n`);
  return isCurrent;
}
