import { expect, test } from "vitest";
import { playwrightCounts, settled, sum, vitestCounts } from "./counts";

test("a test file that cannot be loaded counts as a failure", () => {
  const broken = { status: "failed", assertionResults: [] };
  const failing = { status: "failed", assertionResults: [{ status: "failed" }, { status: "passed" }] };
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [broken, failing] };
  expect(vitestCounts(report)).toEqual({ passed: 1, failed: 2 });
});

test("a flaky journey counts as a failure", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 });
});

test("a runner that could not begin counts as a failure", () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 0, failed: 1 });
});

test("a stage that exits with an error never counts as clean", () => {
  expect(settled({ passed: 9, failed: 0 }, 1)).toEqual({ passed: 9, failed: 1 });
  expect(settled({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 });
  expect(settled({ passed: 9, failed: 0 }, 0)).toEqual({ passed: 9, failed: 0 });
});

test("the closing line sums the stages", () => {
  expect(
    sum([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 1 },
    ]),
  ).toEqual({ passed: 7, failed: 1 });
});
