import { expect, test } from "vitest";
import { playwrightCounts, settled, sum, vitestCounts } from "./counts";

test("a test file that cannot be loaded counts as a failure", () => {
  const broken = { name: "a.test.ts", status: "failed", message: "no such file", assertionResults: [] };
  const wrong = {
    status: "failed",
    fullName: "adds",
    failureMessages: ["expected 1 to be 2\n\n    at b.ts"],
  };
  const right = { status: "passed", fullName: "counts" };
  const failing = { name: "b.test.ts", status: "failed", assertionResults: [wrong, right] };
  const report = { numPassedTests: 1, numFailedTests: 1, testResults: [broken, failing] };
  expect(vitestCounts(report)).toEqual({
    passed: 1,
    failed: 2,
    failures: ["a.test.ts\n    no such file", "b.test.ts › adds\n    expected 1 to be 2\n        at b.ts"],
  });
});

test("a flaky journey counts as a failure", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(playwrightCounts({ stats, errors: [], suites: [] })).toMatchObject({ passed: 5, failed: 2 });
});

test("a runner that could not begin counts as a failure", () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  const errors = [{ message: "no browser" }];
  expect(playwrightCounts({ stats, errors, suites: [] })).toEqual({
    passed: 0,
    failed: 1,
    failures: ["journeys\n    no browser"],
  });
});

test("a failed journey is named by brand, place and title, with the start of what was said", () => {
  const said = { message: Array.from({ length: 40 }, (_, at) => `line ${at} ${"x".repeat(300)}`).join("\n") };
  const spec = (title: string, status: string) => ({
    title,
    file: "chat.spec.ts",
    line: 7,
    tests: [{ projectName: "siam-gold", status, results: [{ errors: status === "expected" ? [] : [said] }] }],
  });
  const suites = [{ specs: [spec("opens", "expected")], suites: [{ specs: [spec("shuts", "unexpected")] }] }];
  const stats = { expected: 1, unexpected: 1, flaky: 0 };
  const [failure, ...others] = playwrightCounts({ stats, errors: [], suites }).failures;
  expect(others).toEqual([]);
  const lines = failure?.split("\n") ?? [];
  expect(lines[0]).toBe("[siam-gold] chat.spec.ts:7 › shuts");
  expect(lines).toHaveLength(13);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(210);
});

test("a stage that exits with an error never counts as clean", () => {
  const failures: string[] = [];
  expect(settled({ passed: 9, failed: 0, failures }, 1)).toEqual({ passed: 9, failed: 1, failures });
  expect(settled({ passed: 9, failed: 2, failures }, 1)).toEqual({ passed: 9, failed: 2, failures });
  expect(settled({ passed: 9, failed: 0, failures }, 0)).toEqual({ passed: 9, failed: 0, failures });
});

test("the closing line sums the stages", () => {
  expect(
    sum([
      { passed: 3, failed: 0, failures: [] },
      { passed: 4, failed: 1, failures: ["one"] },
    ]),
  ).toEqual({ passed: 7, failed: 1, failures: ["one"] });
});
