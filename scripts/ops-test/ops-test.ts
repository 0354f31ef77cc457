import { ensureBuild } from "../bootstrap/build";
import { noteLines } from "../bootstrap/closing";
import { say, warn } from "../bootstrap/say";
import { runStage } from "../bootstrap/stages";
import { ensureTools, replicaTools } from "../bootstrap/tools";
import { vitestCounts } from "../bootstrap/vitest-counts";
import { buildRelease } from "./build-release";
import { chosenFiles, opsFiles } from "./chosen-files";
import { previousRelease } from "./previous-release";

/** The one file of tests that needs the previous release. */
const ROLLING = "tests/ops/rolling-release.ops.test.ts";

/**
 * `npm run ops-test [-- name …]`: three real processes of the built app under load, while replicas, the store and the
 * release change. Names are parts of the names of files in tests/ops. Prints figures as it goes, and ends with the
 * failures, notes and the line `N passed, N failed`. Returns the exit code; 2 for a
 * name that no file has, or where nothing can be run.
 */
export async function opsTest(root: string, names: readonly string[]): Promise<number> {
  const all = await opsFiles(root);
  const { files, unknown } = chosenFiles(all, names);
  if (unknown.length > 0) {
    warn(`No such test: ${unknown.join(", ")}. There are ${all.join(", ")}.`);
    return 2;
  }
  if (!(await ensureTools(replicaTools)) || !(await ensureBuild(root))) return 1;
  const notes: string[] = [];
  const env = { ...process.env };
  if (files.includes(ROLLING)) {
    const previous = await previousRelease(root, process.env.PREVIOUS);
    if (previous.commit === undefined) {
      files.splice(files.indexOf(ROLLING), 1);
      notes.push(`The rolling release was not run: ${previous.why}.`);
    } else {
      const folder = await buildRelease(root, previous.commit);
      if (folder === undefined) return 1;
      env.PREVIOUS_RELEASE = folder;
    }
  }
  if (files.length === 0) {
    for (const line of noteLines(notes)) say(line);
    return 2;
  }
  const counts = await runStage(
    "ops",
    { args: (report) => argsFor(files, report), counts: vitestCounts },
    root,
    env,
  );
  for (const failure of counts.failures) say(`FAILED  ${failure}\n`);
  for (const line of noteLines(notes)) say(line);
  say(`${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
}

function argsFor(files: readonly string[], report: string): string[] {
  const reporters = ["default", "./scripts/bootstrap/vitest-reporter.ts"].map((name) => `--reporter=${name}`);
  const words = ["run", "--project", "ops", ...reporters];
  return ["node_modules/vitest/vitest.mjs", ...words, `--outputFile.json=${report}`, ...files];
}
