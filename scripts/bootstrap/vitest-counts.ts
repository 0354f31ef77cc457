import { type Counts, inShort } from "./counts";

/** What is read of the report that our reporter of vitest writes. */
export interface VitestReport {
  /** Errors outside of any test; those of one kind come by the hundred. */
  unhandledErrors?: string[];
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    /** Milliseconds. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

const MOST_UNHANDLED = 5;

/** A file that could not be loaded has no tests; it counts as one failed test. Names files from `root`. */
export function vitestCounts(report: VitestReport, root = ""): Counts {
  let broken = 0;
  const failures: string[] = [];
  const flaky: string[] = [];
  const nameOf = (file: string) =>
    file.startsWith(root) ? file.slice(root.length).replace(/^\//, "") : file;
  for (const { name, status, message = "", assertionResults } of report.testResults) {
    const file = nameOf(name);
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (status === "failed" && failed.length === 0) {
      broken += 1;
      failures.push(inShort(file, message));
    }
    for (const { status: outcome, fullName, failureMessages: [said] = [] } of assertionResults) {
      if (outcome === "failed") failures.push(inShort(`${file} › ${fullName}`, said ?? ""));
      // The messages of the first try stay when the second one passes.
      else if (said !== undefined) flaky.push(inShort(`${file} › ${fullName}`, said));
    }
  }
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: nameOf(name),
    seconds: (endTime - startTime) / 1_000,
  }));
  const unhandled = [...new Set(report.unhandledErrors)].slice(0, MOST_UNHANDLED);
  failures.push(...unhandled.map((error) => inShort("outside of any test", error)));
  const failed = report.numFailedTests + broken + unhandled.length;
  return { passed: report.numPassedTests, failed, failures, flaky, files };
}
