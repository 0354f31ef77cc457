import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runLoud } from "../bootstrap/run";
import type { BrandSummary } from "../operator/brands/brand-summaries";
import { type JourneyReport, readJourneys } from "./report/read-journeys";
import { readTests, type TestReport } from "./report/read-tests";
import type { Results } from "./report/told";

export interface SuiteRun {
  root: string;
  env: NodeJS.ProcessEnv;
  grep: string | undefined;
  /** More arguments for the runner. */
  args: readonly string[];
}

/** Runs Playwright with its output visible, and reads what it reports. */
export function runJourneys(run: SuiteRun, brands: readonly BrandSummary[]): Promise<Results> {
  const filter = filterArgs(run.grep, "--grep", "--pass-with-no-tests");
  const words = ["test", "--reporter=line,json", ...filter, ...run.args];
  return reported(
    run,
    (report) => ({
      args: ["node_modules/playwright/cli.js", ...words],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    (report) => readJourneys(report as JourneyReport, brands, run.root),
  );
}

/** Runs vitest in the same way. */
export function runTests(run: SuiteRun): Promise<Results> {
  const filter = filterArgs(run.grep, "-t", "--passWithNoTests");
  const reporters = ["default", "json", "./scripts/qa/report/ends-with-report.ts"];
  const words = ["run", ...reporters.map((name) => `--reporter=${name}`), ...filter, ...run.args];
  return reported(
    run,
    (report) => ({ args: ["node_modules/vitest/vitest.mjs", ...words, `--outputFile.json=${report}`] }),
    (report) => readTests(report as TestReport, run.root),
  );
}

/** Only a filter may leave a runner with nothing to run; without one it is an error. */
export function filterArgs(grep: string | undefined, filter: string, pass: string): string[] {
  return grep === undefined ? [] : [pass, filter, grep];
}

export const nothing: Results = { told: [], errors: [], notes: [] };

interface Runner {
  args: string[];
  env?: Record<string, string>;
}

async function reported(
  { root, env }: SuiteRun,
  runnerFor: (report: string) => Runner,
  read: (report: unknown) => Results,
): Promise<Results> {
  const folder = await mkdtemp(join(tmpdir(), "kapao-qa-"));
  const report = join(folder, "report.json");
  try {
    const runner = runnerFor(report);
    const code = await runLoud(process.execPath, runner.args, { cwd: root, env: { ...env, ...runner.env } });
    const text = await readFile(report, "utf8").catch(() => undefined);
    const results = text === undefined ? nothing : read(JSON.parse(text));
    return code === 0 || saysWhy(results) ? results : { ...results, errors: [unsaid(runner, code)] };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A runner that fails without a failed test must not pass for a clean run. */
function saysWhy({ told, errors }: Results): boolean {
  return errors.length > 0 || told.some(({ outcome }) => outcome === "failed");
}

function unsaid({ args: [program = ""] }: Runner, code: number): string {
  return `${program} ended with exit ${code} and named no test; its output says why`;
}

export function both(one: Results, other: Results): Results {
  return {
    told: [...one.told, ...other.told],
    errors: [...one.errors, ...other.errors],
    notes: [...one.notes, ...other.notes],
  };
}
