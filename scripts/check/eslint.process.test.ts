import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ESLINT } from "./all-checks";
import { toolFaults } from "./commands";

test("an expression that goes back and forth over a text is a fault, whatever a comment says; a linear one is none", async () => {
  const root = process.cwd();
  const folder = mkdtempSync(join(root, "app/money/regexp-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const disabled = "// eslint-disable-next-line\n";
  const lines = [
    `${disabled}export const a = /\\/+$/;`,
    "export const b = new RegExp('^(x+)+y$');",
    "export const c = /^\\/+/;",
  ];
  for (const [index, line] of lines.entries()) writeFileSync(join(folder, `probe-${index}.tsx`), line);
  const [{ message } = { message: "" }] = await toolFaults(root, [...ESLINT, folder]);
  for (const said of ["no-super-linear-move", "no-super-linear-backtracking", "probe-0", "probe-1"])
    expect(message).toContain(said);
  expect(message).not.toContain("probe-2");
});
