import { expect, test } from "vitest";
import { run } from "../bootstrap/run";

test("a name that no check has is refused in one line, and nothing is checked", async () => {
  const args = ["--import", "tsx", "scripts/check/main.ts", "lockfile", "lnit"];
  const { code, output } = await run(process.execPath, args, { cwd: process.cwd() });
  expect(code).toBe(2);
  expect(output.trim()).toMatch(/^No such check: lnit\. There are types, lint, .*spec walk\.$/);
});
