import { type Counts, type FileTime, inShort } from "./counts";

interface PlaywrightError {
  message?: string;
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  annotations: { type: string; description?: string }[];
  /** One for each try; milliseconds. */
  results: { errors: PlaywrightError[]; duration: number }[];
}

/** A file, or a group of tests in it. */
interface PlaywrightSuite {
  title: string;
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

/** What is read of the report that Playwright's JSON reporter writes. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
}

interface Told {
  file: string;
  status: string;
  seconds: number;
  notes: string[];
  /** The test and the start of its first error. */
  said: string;
}

/** A test that passed only when it was run once more counts as passed and is named as flaky. */
export function playwrightCounts({ stats, errors, suites }: PlaywrightReport): Counts {
  const told = suites.flatMap((suite) => testsOf(suite));
  const saidBy = (status: string) => told.filter((test) => test.status === status).map(({ said }) => said);
  const outside = errors.map(({ message = "" }) => inShort("journeys", message));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected === 0 ? errors.length : stats.unexpected,
    failures: [...outside, ...saidBy("unexpected")],
    flaky: saidBy("flaky"),
    notes: [...new Set(told.flatMap(({ notes }) => notes))],
    files: timesOf(told),
  };
}

function testsOf({ specs, suites = [] }: PlaywrightSuite, groups: readonly string[] = []): Told[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, annotations, results }) => {
      const message = results.flatMap(({ errors }) => errors)[0]?.message ?? "";
      const seconds = results.reduce((total, { duration }) => total + duration, 0) / 1_000;
      const notes = annotations.flatMap(({ type, description }) =>
        type === "note" && description !== undefined ? [description] : [],
      );
      const said = inShort(`[${projectName}] ${[`${file}:${line}`, ...groups, title].join(" › ")}`, message);
      return { file, status, seconds, notes, said };
    }),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...groups, suite.title]))];
}

function timesOf(told: readonly Told[]): FileTime[] {
  const times = new Map<string, number>();
  for (const { file, seconds } of told) times.set(file, (times.get(file) ?? 0) + seconds);
  return [...times].map(([file, seconds]) => ({ file, seconds }));
}
