import { expect, test } from "vitest";
import { settled, sum } from "./counts";
import { playwrightCounts } from "./playwright-counts";
import { vitestCounts } from "./vitest-counts";

const times = { startTime: 1_000, endTime: 2_500 };

test("a test file that cannot be loaded counts as a failure, a test that passed only the second time as flaky", () => {
  const failing = { name: "/here/a.test.ts", status: "failed", ...times };
  const broken = { ...failing, message: "no such file", assertionResults: [] };
  const message = "expected 1 to be 2\n\n    at b.ts";
  const wrong = { status: "failed", fullName: "adds", failureMessages: [message] };
  const right = { status: "passed", fullName: "counts", failureMessages: [] };
  const second = { status: "passed", fullName: "waits", failureMessages: [message] };
  const other = { ...failing, name: "/here/b.test.ts", assertionResults: [wrong, right, second] };
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [broken, other] };
  expect(vitestCounts(report, "/here")).toEqual({
    passed: 2,
    failed: 2,
    failures: ["a.test.ts\n    no such file", "b.test.ts › adds\n    expected 1 to be 2\n        at b.ts"],
    flaky: ["b.test.ts › waits\n    expected 1 to be 2\n        at b.ts"],
    files: [
      { file: "a.test.ts", seconds: 1.5 },
      { file: "b.test.ts", seconds: 1.5 },
    ],
  });
});

test("an error that no test caught is a failure, told once", () => {
  const unhandledErrors = ["TypeError: no\n    at a.ts", "TypeError: no\n    at a.ts"];
  const report = { numPassedTests: 2, numFailedTests: 0, testResults: [], unhandledErrors };
  const failures = ["outside of any test\n    TypeError: no\n        at a.ts"];
  expect(vitestCounts(report)).toMatchObject({ passed: 2, failed: 1, failures });
});

test("a runner that could not begin counts as a failure", () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  const errors = [{ message: "no browser" }];
  expect(playwrightCounts({ stats, errors, suites: [] })).toMatchObject({
    passed: 0,
    failed: 1,
    failures: ["journeys\n    no browser"],
  });
});

const said = { message: Array.from({ length: 40 }, (_, at) => `line ${at} ${"x".repeat(300)}`).join("\n") };

/** A journey with its tries: whether each of them failed. */
const spec = (title: string, status: string, tries: readonly boolean[]) => ({
  title,
  file: "chat.spec.ts",
  line: 7,
  tests: [
    {
      projectName: "siam-gold",
      status,
      annotations: [
        { type: "note", description: "x has no pictures" },
        { type: "slow", description: "x" },
      ],
      results: tries.map((isFailed) => ({ errors: isFailed ? [said] : [], duration: 1_500 })),
    },
  ],
});

test("a failed journey is named by brand, place and title, with the start of what was said; a flaky one too; notes once", () => {
  const inner = {
    title: "without script",
    specs: [spec("shuts", "unexpected", [true, true]), spec("waits", "flaky", [true, false])],
  };
  const suites = [{ title: "chat.spec.ts", specs: [spec("opens", "expected", [false])], suites: [inner] }];
  const stats = { expected: 1, unexpected: 1, flaky: 1 };
  const counts = playwrightCounts({ stats, errors: [], suites });
  expect(counts).toMatchObject({ passed: 2, failed: 1, files: [{ file: "chat.spec.ts", seconds: 7.5 }] });
  const [failure, ...others] = counts.failures;
  expect(others).toEqual([]);
  const lines = failure?.split("\n") ?? [];
  expect(lines[0]).toBe("[siam-gold] chat.spec.ts:7 › without script › shuts");
  expect(lines).toHaveLength(13);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(210);
  expect(counts.notes).toEqual(["x has no pictures"]);
  expect(counts.flaky).toEqual([
    expect.stringMatching(/^\[siam-gold\] chat\.spec\.ts:7 › without script › waits\n {4}line 0/),
  ]);
});

test("a stage that exits with an error never counts as clean", () => {
  const failures = ["unit ended with exit 1 and named no test; its output says why"];
  const clean = { passed: 9, failed: 0, failures: [] };
  const failing = { passed: 9, failed: 2, failures: ["one", "two"] };
  expect(settled("unit", clean, 1)).toEqual({ passed: 9, failed: 1, failures });
  expect(settled("unit", failing, 1)).toEqual(failing);
  expect(settled("unit", clean, 0)).toEqual(clean);
  expect(settled("unit", undefined, 1)).toEqual({ passed: 0, failed: 1, failures });
  expect(settled("unit", undefined, 0).failed).toBe(1);
});

test("the stages are summed", () => {
  const file = { file: "a.ts", seconds: 1 };
  expect(
    sum([
      { passed: 3, failed: 0, failures: [], files: [file] },
      { passed: 4, failed: 1, failures: ["one"], flaky: ["two"], notes: ["three"] },
    ]),
  ).toEqual({ passed: 7, failed: 1, failures: ["one"], flaky: ["two"], notes: ["three"], files: [file] });
});
