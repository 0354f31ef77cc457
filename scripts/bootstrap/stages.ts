import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Counts, playwrightCounts, settled, vitestCounts } from "./counts";
import { runLoud } from "./run";

export const stageNames = ["check", "unit", "bytes", "journeys"] as const;
export type StageName = (typeof stageNames)[number];

export interface Stage {
  needsBuild: boolean;
  /** The arguments for `node`; the stage writes its report to the given file. */
  args: (report: string) => string[];
  env?: (report: string) => Record<string, string>;
  counts: (report: never) => Counts;
}

export const stages: Record<StageName, Stage> = {
  check: {
    needsBuild: false,
    args: (report) => ["--import", "tsx", "scripts/check/main.ts", "--report", report],
    counts: (report: Counts) => report,
  },
  unit: {
    needsBuild: true,
    args: (report) => [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    counts: vitestCounts,
  },
  bytes: {
    needsBuild: true,
    args: (report) => ["--import", "tsx", "scripts/bench/main.ts", "--bytes", "--report", report],
    counts: (report: Counts) => report,
  },
  journeys: {
    needsBuild: true,
    args: () => ["node_modules/playwright/cli.js", "test", "--reporter=line,json"],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    counts: playwrightCounts,
  },
};

/** Runs one stage with its output visible. Returns how many of its tests passed and failed. */
export async function runStage(stage: Stage, root: string, env: NodeJS.ProcessEnv): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), "kapao-test-"));
  const report = join(folder, "report.json");
  try {
    const code = await runLoud(process.execPath, stage.args(report), {
      cwd: root,
      env: { ...env, ...stage.env?.(report) },
    });
    return settled(await read(report, stage), code);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function read(report: string, stage: Stage): Promise<Counts> {
  try {
    return stage.counts(JSON.parse(await readFile(report, "utf8")) as never);
  } catch {
    // No report: the runner itself failed and has printed why.
    return { passed: 0, failed: 1, failures: [] };
  }
}
