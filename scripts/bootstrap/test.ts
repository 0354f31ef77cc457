import { ensureBuild } from "./build";
import { type Counts, sum } from "./counts";
import { say, seconds, warn } from "./say";
import { runStage, type StageName, stageNames, stages } from "./stages";
import { ensureTools, findBrowser } from "./tools";

/**
 * `npm test`: runs every check and test, or the named stages (`npm test -- unit`). Goes on after a failure, so that one
 * run shows them all, and ends with the failures and the line `N passed, N failed`. Returns the exit code.
 */
export async function test(root: string, args: readonly string[]): Promise<number> {
  const unknown = args.filter((arg) => !isStageName(arg));
  if (unknown.length > 0) {
    warn(`No such stage: ${unknown.join(", ")}. There are ${stageNames.join(", ")}.`);
    return 1;
  }
  const chosen = stageNames.filter((name) => args.length === 0 || args.includes(name));
  const counts: Counts[] = [];
  const close = () => {
    const { passed, failed, failures } = sum(counts);
    for (const failure of failures) say(`FAILED  ${failure}\n`);
    say(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  };
  if (chosen.some((name) => stages[name].needsBuild)) {
    if (!(await ensureTools()) || !(await ensureBuild(root))) {
      counts.push({ passed: 0, failed: 1, failures: ["tools and build"] });
      return close();
    }
  }
  const env = { ...process.env, CHROMIUM_PATH: findBrowser() };
  for (const name of chosen) {
    const started = performance.now();
    say(`── ${name}`);
    const result = await runStage(stages[name], root, env);
    counts.push(result);
    say(`── ${name}: ${result.passed} passed, ${result.failed} failed, ${seconds(started)}\n`);
  }
  return close();
}

function isStageName(text: string): text is StageName {
  return (stageNames as readonly string[]).includes(text);
}
