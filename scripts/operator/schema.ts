import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { OperatorFile } from "schemas/operator";
import * as z from "zod";
import { SCHEMA_FILE, type Write } from "./brand-files";

/** The JSON Schema of a brand's file, for completion and validation in an editor. */
export function schemaText(): string {
  const schema = z.toJSONSchema(OperatorFile, { io: "input", target: "draft-7" });
  return `${JSON.stringify(schema, null, 2)}\n`;
}

/** Writes config/operator.schema.json; with `--check` only says whether it is up to date. */
export function writeSchema(flags: readonly string[], write: Write): boolean {
  const text = schemaText();
  if (!flags.includes("--check")) {
    writeFileSync(SCHEMA_FILE, text);
    write(`${SCHEMA_FILE}: written\n`);
    return true;
  }
  const isCurrent = existsSync(SCHEMA_FILE) && readFileSync(SCHEMA_FILE, "utf8") === text;
  const verdict = isCurrent ? "up to date" : 'out of date, run "npm run operator -- schema"';
  write(`${SCHEMA_FILE}: ${verdict}\n`);
  return isCurrent;
}
