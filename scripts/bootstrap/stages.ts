import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Counts, settled } from "./counts";
import { playwrightCounts } from "./playwright-counts";
import { runLoud } from "./run";
import { vitestCounts } from "./vitest-counts";

export const stageNames = ["check", "unit", "bytes", "journeys"] as const;
export type StageName = (typeof stageNames)[number];

export interface Stage {
  needsBuild: boolean;
  /** How long it may take on two idle cores (standards.md, Tests); the run says when it took longer. */
  budgetSeconds: number;
  /** The arguments for `node`; the stage writes its report to the given file. */
  args: (report: string) => string[];
  env?: (report: string) => Record<string, string>;
  counts: (report: never, root: string) => Counts;
}

/** Packages, browser, Redis, fonts and build. */
export const SETUP_BUDGET_SECONDS = 70;

export const stages: Record<StageName, Stage> = {
  check: {
    needsBuild: false,
    budgetSeconds: 50,
    args: (report) => ["--import", "tsx", "scripts/check/main.ts", "--report", report],
    counts: (report: Counts) => report,
  },
  unit: {
    needsBuild: true,
    budgetSeconds: 350,
    args: (report) => [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...["--project", "fast", "--project", "process"],
      "--reporter=default",
      "--reporter=./scripts/bootstrap/vitest-reporter.ts",
      `--outputFile.json=${report}`,
    ],
    counts: vitestCounts,
  },
  bytes: {
    needsBuild: true,
    budgetSeconds: 90,
    args: (report) => ["--import", "tsx", "scripts/bench/main.ts", "--bytes", "--report", report],
    counts: (report: Counts) => report,
  },
  journeys: {
    needsBuild: true,
    budgetSeconds: 415,
    args: () => ["node_modules/playwright/cli.js", "test", "--reporter=line,json"],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    counts: playwrightCounts,
  },
};

/** What runs and reports. */
type Runnable = Pick<Stage, "args" | "env" | "counts">;

/** Runs one stage with its output visible. Returns how many of its tests passed and failed. */
export async function runStage(
  name: string,
  stage: Runnable,
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), "kapao-test-"));
  const report = join(folder, "report.json");
  try {
    const code = await runLoud(process.execPath, stage.args(report), {
      cwd: root,
      env: { ...env, ...stage.env?.(report) },
    });
    return settled(name, await read(report, stage, root), code);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function read(report: string, stage: Runnable, root: string): Promise<Counts | undefined> {
  try {
    return stage.counts(JSON.parse(await readFile(report, "utf8")) as never, root);
  } catch {
    // No report: the runner itself failed and has printed why.
    return undefined;
  }
}
