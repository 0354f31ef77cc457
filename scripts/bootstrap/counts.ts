/** The result of a stage. */
export interface Counts {
  passed: number;
  failed: number;
  /** Each failure in a few lines: file, test and message. */
  failures: readonly string[];
}

/** Combines a stage's report with its exit code: a stage that failed without a failed test counts as one failure. */
export function settled(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export function sum(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** A file that could not be loaded has no tests; it counts as one failed test. */
export function vitestCounts(report: VitestReport): Counts {
  let broken = 0;
  const failures: string[] = [];
  for (const { name, status, message = "", assertionResults } of report.testResults) {
    if (status !== "failed") continue;
    const failed = assertionResults.filter((result) => result.status === "failed");
    if (failed.length === 0) {
      broken += 1;
      failures.push(inShort(name, message));
    }
    for (const { fullName, failureMessages = [] } of failed)
      failures.push(inShort(`${name} › ${fullName}`, failureMessages[0] ?? ""));
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken, failures };
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSuite {
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors: PlaywrightError[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
}

/** A flaky test counts as failed: a retry must not hide anything. */
export function playwrightCounts({ stats, errors, suites }: PlaywrightReport): Counts {
  const failed = stats.unexpected + stats.flaky;
  const failures = errors.map(({ message = "" }) => inShort("journeys", message));
  return {
    passed: stats.expected,
    failed: failed === 0 ? errors.length : failed,
    failures: [...failures, ...suites.flatMap(failuresOf)],
  };
}

function failuresOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) =>
        inShort(
          `[${projectName}] ${file}:${line} › ${title}`,
          results.find(({ errors }) => errors.length > 0)?.errors[0]?.message ?? "",
        ),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}

const MOST_LINES = 12;

/** Leaves out page contents and call logs, which do not help at the end of a long run. */
function inShort(name: string, message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  return [name, ...lines.slice(0, MOST_LINES).map((line) => `    ${line.slice(0, 200)}`)].join("\n");
}
