import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SourceFile } from "./check";
import { isCode, isTest } from "./rooms";
import { parseTable, type Walk, type WalkState } from "./walk-report";
import { claimsOf } from "./walk-titles";

const TABLE = "tests/spec-walk.tsv";
/** Where the table is maintained when the specification is checked out beside the project. */
const ORIGINAL = "../shared/spec/walk.tsv";

export async function readWalk(root: string, files: readonly SourceFile[]): Promise<Walk> {
  const [table, state] = await Promise.all([
    readFile(join(root, TABLE), "utf8"),
    readFile(join(root, "tests/spec-walk.json"), "utf8"),
  ]);
  return {
    table: parseTable(table),
    state: JSON.parse(state) as WalkState,
    claims: claimsOf(files.filter(({ path }) => isCode(path) && isTest(path))),
  };
}

/** A notice when the original table exists and has changed; undefined in a clone that has no original. */
export async function copyNotice(root: string): Promise<string | undefined> {
  const original = await readFile(join(root, ORIGINAL), "utf8").catch(() => undefined);
  if (original === undefined || original === (await readFile(join(root, TABLE), "utf8"))) return undefined;
  return `${ORIGINAL} differs from the project's copy: cp ${ORIGINAL} ${TABLE}`;
}
