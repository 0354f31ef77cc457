import { expect, test } from "vitest";
import { closingLines } from "./closing";

const stage = (name: string, seconds: number, counts: object) => ({
  name,
  seconds,
  budgetSeconds: 10,
  counts: { passed: 1, failed: 0, failures: [], ...counts },
});

test("the last lines say what failed, what passed only the second time, what to know, and the counts alone on a line", () => {
  const lines = closingLines([
    stage("unit", 9, { failed: 1, failures: ["a.test.ts › adds"] }),
    stage("journeys", 9, { flaky: ["b.spec.ts › waits"], notes: ["x has no pictures", "x has no pictures"] }),
  ]);
  expect(lines.slice(-5)).toEqual([
    "FAILED  a.test.ts › adds\n",
    "FLAKY  b.spec.ts › waits\n",
    "NOTE  x has no pictures",
    "flaky: 1",
    "2 passed, 1 failed",
  ]);
  expect(lines.join("\n")).not.toContain("OVER BUDGET");
});

test("a stage that took longer than planned is said, and the slowest 20 files are listed, the slowest first", () => {
  const files = Array.from({ length: 25 }, (_, at) => ({ file: `file-${at}.ts`, seconds: at }));
  const text = closingLines([stage("unit", 12.3, { files }), stage("bytes", 1, {})]).join("\n");
  expect(text).toContain("OVER BUDGET  unit took 12 s, 10 s are planned");
  expect(text).not.toContain("OVER BUDGET  bytes");
  expect(text.match(/file-\d+/g)?.slice(0, 2)).toEqual(["file-24", "file-23"]);
  expect(text.match(/file-\d+/g)).toHaveLength(20);
  expect(text).toMatch(/in all +13 s {2}of +20 s/);
});
