export interface Counts {
  passed: number;
  failed: number;
}

/** What a stage's report says, and its exit code: a stage that failed without a failed test counts as one. */
export function settled(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that could not even be loaded holds no test, and counts as one that failed. */
export function vitestCounts(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A flaky test is a failed one: nothing here may hide behind a second try. */
export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 ? errors.length : failed };
}
