import { ensureBuild } from "./build";
import { closingLines, type StageResult } from "./closing";
import type { Counts } from "./counts";
import { say, warn } from "./say";
import { runStage, SETUP_BUDGET_SECONDS, type StageName, stageNames, stages } from "./stages";
import { ensureTools, findBrowser } from "./tools";

/**
 * `npm test`: runs every check and test, or the named stages (`npm test -- unit`). Goes on after a failure, so that one
 * run shows them all, and ends with where its time went, the failures and the line `N passed, N failed`. Returns the
 * exit code.
 */
export async function test(root: string, args: readonly string[]): Promise<number> {
  const unknown = args.filter((arg) => !isStageName(arg));
  if (unknown.length > 0) {
    warn(`No such stage: ${unknown.join(", ")}. There are ${stageNames.join(", ")}.`);
    return 2;
  }
  const chosen = stageNames.filter((name) => args.length === 0 || args.includes(name));
  const isSetUp = chosen.every((name) => !stages[name].needsBuild) || (await setUp(root));
  const setUpCounts: Counts = isSetUp
    ? { passed: 0, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: ["tools and build"] };
  // The process began with the installation of the packages.
  const setUpSeconds = performance.now() / 1_000;
  const results: StageResult[] = [
    { name: "set-up", seconds: setUpSeconds, budgetSeconds: SETUP_BUDGET_SECONDS, counts: setUpCounts },
  ];
  const env = { ...process.env, CHROMIUM_PATH: findBrowser() };
  for (const name of isSetUp ? chosen : []) {
    const started = performance.now();
    say(`── ${name}`);
    const counts = await runStage(name, stages[name], root, env);
    const seconds = (performance.now() - started) / 1_000;
    results.push({ name, seconds, budgetSeconds: stages[name].budgetSeconds, counts });
    say(`── ${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds.toFixed(1)} s\n`);
  }
  for (const line of closingLines(results)) say(line);
  return results.every(({ counts }) => counts.failed === 0) ? 0 : 1;
}

async function setUp(root: string): Promise<boolean> {
  return (await ensureTools()) && (await ensureBuild(root));
}

function isStageName(text: string): text is StageName {
  return (stageNames as readonly string[]).includes(text);
}
