/** The result of a stage. */
export interface Counts {
  passed: number;
  failed: number;
  /** Each failure in a few lines: file, test and message. */
  failures: readonly string[];
  /** Each test that passed only when it was run once more, worded the same. */
  flaky?: readonly string[];
  /** What a reader has to know although nothing failed: what was not compared. */
  notes?: readonly string[];
  /** How long each test file took, where a stage has some. */
  files?: readonly FileTime[];
}

export interface FileTime {
  file: string;
  seconds: number;
}

/**
 * Combines a stage's report, if it has written one, with its exit code: a stage that failed without a failed test
 * counts as one failure.
 */
export function settled(name: string, counts: Counts | undefined, exitCode: number): Counts {
  if (counts && (exitCode === 0 || counts.failed > 0)) return counts;
  const { passed = 0, failures = [] } = counts ?? {};
  const unsaid = `${name} ended with exit ${exitCode} and named no test; its output says why`;
  return { ...counts, passed, failed: 1, failures: [...failures, unsaid] };
}

export function sum(all: readonly Counts[]): Required<Counts> {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky = [] }) => flaky),
    notes: all.flatMap(({ notes = [] }) => notes),
    files: all.flatMap(({ files = [] }) => files),
  };
}

const MOST_LINES = 12;

/**
 * A test and the start of what it said, without page contents and call logs, which do not help at the end of a long
 * run.
 */
export function inShort(name: string, message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  return [name, ...lines.slice(0, MOST_LINES).map((line) => `    ${line.slice(0, 200)}`)].join("\n");
}
