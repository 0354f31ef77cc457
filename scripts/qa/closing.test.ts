import { expect, it } from "vitest";
import { closingLines } from "./closing";
import { stumbledIn, stumbledLines } from "./hunt";
import { noEvidence, type Told } from "./report/told";

const place = { brandId: "riverside", locale: "en", engine: "webkit" } as const;
const right: Told = {
  file: "a.spec.ts",
  line: 3,
  title: "opens",
  outcome: "passed",
  durationMs: 1,
  message: "",
  place,
  evidence: noEvidence,
};
const wrong: Told = { ...right, title: "shuts", outcome: "failed", message: "expected 1\nto be 2" };
const wavering: Told = { ...right, title: "wavers", outcome: "flaky", message: "too late" };
const told = [right, wrong, wavering];

it("closes with failures, flaky ones by name, counts, and where the report is", () => {
  expect(
    closingLines({ told, errors: ["no browser"], notes: ["x has no pictures"] }, "/w/qa-report/index.html"),
  ).toEqual([
    "FAILED  outside of any test\n    no browser\n",
    "FAILED  [riverside en webkit] a.spec.ts:3 › shuts\n    expected 1\n    to be 2\n",
    "FLAKY  [riverside en webkit] a.spec.ts:3 › wavers\n    too late\n",
    "NOTE  x has no pictures",
    "flaky: 1",
    "2 passed, 2 failed",
    "The report: /w/qa-report/index.html",
  ]);
});

it("a hunt lists what failed or wavered by round, with its trace", () => {
  const tests = stumbledIn({ told, errors: [], notes: [] }).map((test) =>
    test === wavering ? { ...test, evidence: { ...noEvidence, trace: "files/0002-trace.zip" } } : test,
  );
  expect(stumbledLines([{ round: 4, tests, errors: [] }], "qa-report/hunt")).toEqual([
    "round 4  FAILED  [riverside en webkit] a.spec.ts:3 › shuts\n    expected 1\n    to be 2\n",
    "round 4  FLAKY  [riverside en webkit] a.spec.ts:3 › wavers\n    too late\n    npx playwright show-trace --port 0 qa-report/hunt/round-4/files/0002-trace.zip\n",
  ]);
});
