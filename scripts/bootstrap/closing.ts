import { type Counts, type FileTime, sum } from "./counts";

/** One stage of a run, with its results and its time against the one planned for it. */
export interface StageResult {
  name: string;
  seconds: number;
  budgetSeconds: number;
  counts: Counts;
}

const MOST_FILES = 20;

/**
 * The closing lines of a run: where its time went, what failed, what passed only when it was run once more, notes, the
 * counts.
 */
export function closingLines(results: readonly StageResult[]): string[] {
  const { passed, failed, failures, flaky, notes, files } = sum(results.map(({ counts }) => counts));
  const over = results.filter(({ seconds, budgetSeconds }) => seconds > budgetSeconds);
  return [
    ...slowest(files),
    ...table(results),
    ...over.map(
      ({ name, seconds, budgetSeconds }) =>
        `OVER BUDGET  ${name} took ${whole(seconds)}, ${whole(budgetSeconds)} are planned`,
    ),
    ...failures.map((failure) => `FAILED  ${failure}\n`),
    ...flaky.map((name) => `FLAKY  ${name}\n`),
    ...noteLines(notes),
    `flaky: ${flaky.length}`,
    `${passed} passed, ${failed} failed`,
  ];
}

/** What a reader has to know of a run although nothing failed, each only once. */
export function noteLines(notes: Iterable<string>): string[] {
  return [...new Set(notes)].map((note) => `NOTE  ${note}`);
}

function slowest(files: readonly FileTime[]): string[] {
  if (files.length === 0) return [];
  const longest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST_FILES);
  return [
    `The ${longest.length} slowest files:`,
    ...longest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`),
    "",
  ];
}

function table(results: readonly StageResult[]): string[] {
  const row = (name: string, seconds: number, budget: number) =>
    `  ${name.padEnd(10)}${whole(seconds).padStart(8)}  of ${whole(budget).padStart(7)}`;
  const totalOf = (pick: (result: StageResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  return [
    "Time by stage, of what is planned on two idle cores:",
    ...results.map(({ name, seconds, budgetSeconds }) => row(name, seconds, budgetSeconds)),
    row(
      "in all",
      totalOf(({ seconds }) => seconds),
      totalOf(({ budgetSeconds }) => budgetSeconds),
    ),
    "",
  ];
}

function whole(seconds: number): string {
  return `${Math.round(seconds)} s`;
}
