import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { noteLines } from "../bootstrap/closing";
import { inShort } from "../bootstrap/counts";
import { say, warn } from "../bootstrap/say";
import { type Choice, nothingChosen } from "./choice";
import { startLoad } from "./load";
import { withRanNothing } from "./ran-nothing";
import { keepEvidence } from "./report/keep-evidence";
import { nameOf, type Results, type Told } from "./report/told";
import { SHOW_TRACE } from "./report/words";
import { both, runJourneys, runTests, type SuiteRun } from "./suites";

/** What stumbled in one round: failed, or passed only when it was tried again. */
interface Stumbled {
  round: number;
  tests: readonly Told[];
  errors: readonly string[];
}

/**
 * Repeats the suites of `npm test` beside a load on every core, until Ctrl-C or until the minutes are over (the round
 * that runs then is finished). `folder`, from the root, keeps the traces and the list. Returns 1 if anything stumbled.
 */
export async function hunt(run: SuiteRun, choice: Choice, folder: string): Promise<number> {
  const path = join(run.root, folder);
  const output = `${folder}-results`;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  // Ctrl-C reaches the suites as well: they end, and what they have found so far counts.
  process.on("SIGINT", stop);
  const started = performance.now();
  const minutes = () => (performance.now() - started) / 60_000;
  const load = startLoad();
  const found: Stumbled[] = [];
  const notes = new Set<string>();
  let tests = 0;
  try {
    for (
      let round = 1;
      !isStopped && minutes() < (choice.hunt?.minutes ?? Number.POSITIVE_INFINITY);
      round++
    ) {
      const results = await roundOf(run, choice, output, () => isStopped);
      const { length } = results.told;
      if (length === 0 && (isStopped || results.errors.length === 0)) {
        if (tests > 0) break;
        warn(isStopped ? "Stopped before any test had ended." : nothingChosen(choice));
        return 2;
      }
      // What the last hunt has kept stays until there is something in its place.
      if (round === 1) await emptied(path);
      tests += length;
      for (const note of results.notes) notes.add(note);
      const told = stumbledIn(results);
      const stumbled = told.length === 0 ? told : await keepEvidence(told, join(path, `round-${round}`));
      // A suite that was stopped cannot say why it ended.
      found.push({ round, tests: stumbled, errors: isStopped ? [] : results.errors });
      say(
        `── round ${round}: ${length} tests; ${Math.round(minutes())} min, ${countOf(found)} stumbled so far\n`,
      );
    }
  } finally {
    process.off("SIGINT", stop);
    await load.stop();
    await rm(join(run.root, output), { recursive: true, force: true });
  }
  const list = [
    ...stumbledLines(found, folder),
    ...noteLines(notes),
    `${countOf(found)} stumbled of ${tests} tests in ${Math.round(minutes())} min`,
  ];
  await writeFile(join(path, "list.txt"), `${list.join("\n")}\n`);
  for (const line of list) say(line);
  say(`The list: ${join(path, "list.txt")}`);
  return countOf(found) === 0 ? 0 : 1;
}

async function emptied(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
}

async function roundOf(
  run: SuiteRun,
  choice: Choice,
  output: string,
  isStopped: () => boolean,
): Promise<Results> {
  const tests = await runTests({ ...run, args: ["--project", "fast", "--project", "process"] });
  if (isStopped()) return tests;
  const projects = choice.brands.flatMap(({ id }) => ["--project", id]);
  const args = ["--trace", "retain-on-failure", "--output", output, ...projects];
  const results = both(tests, await runJourneys({ ...run, args }, choice.brands));
  return isStopped() ? results : withRanNothing(results, choice);
}

export function stumbledIn({ told }: Results): Told[] {
  return told.filter(({ outcome }) => outcome !== "passed");
}

/** One entry for each, with what it said and how to see its trace. */
export function stumbledLines(found: readonly Stumbled[], folder: string): string[] {
  return found.flatMap(({ round, tests, errors }) => [
    ...errors.map((error) => `round ${round}  FAILED  ${inShort("outside of any test", error)}\n`),
    ...tests.map((test) => {
      const { trace } = test.evidence;
      const show = trace ? `\n    ${SHOW_TRACE} ${folder}/round-${round}/${trace}` : "";
      const word = test.outcome === "failed" ? "FAILED" : "FLAKY";
      return `round ${round}  ${word}  ${inShort(nameOf(test), test.message)}${show}\n`;
    }),
  ]);
}

function countOf(found: readonly Stumbled[]): number {
  return found.reduce((total, { tests, errors }) => total + tests.length + errors.length, 0);
}
