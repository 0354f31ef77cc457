import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ensureBuild } from "../bootstrap/build";
import { say, warn } from "../bootstrap/say";
import { ensureTools, findBrowser } from "../bootstrap/tools";
import { brandSummaries } from "../operator/brands/brand-summaries";
import { asksForHelp, type Choice, nothingChosen, readChoice, usage } from "./choice";
import { closingLines } from "./closing";
import { toolsFor } from "./engine-tools";
import { hunt } from "./hunt";
import { withRanNothing } from "./ran-nothing";
import { keepEvidence } from "./report/keep-evidence";
import { page, type Report } from "./report/page";
import type { Results } from "./report/told";
import { commandOf, runFacts, versionIn } from "./run-facts";
import { both, nothing, runJourneys, runTests, type SuiteRun } from "./suites";
import { updatePictures } from "./update-pictures";

const FOLDER = "qa-report";

/**
 * `npm run qa -- --operator <id>|all`: what `npm test` leaves out, for each brand, language and engine, and one report
 * of it. Returns the exit code: 2 for a mistake on the command line, or a program that is missing.
 */
export async function qa(root: string, args: readonly string[]): Promise<number> {
  if (asksForHelp(args)) {
    say(usage);
    return 0;
  }
  const { brands, faulty } = brandSummaries(root);
  const read = readChoice(args, brands);
  if (!read.ok) warn(read.message);
  // Another one's half-written file is no reason not to look at a brand that was asked for by name.
  const isStopped = faulty.length > 0 && !(read.ok && !read.choice.isAll);
  if (isStopped) warn(`${faulty.join(", ")}: faulty. npm run operator -- validate lists what is wrong.`);
  if (isStopped || !read.ok) return 2;
  const { choice } = read;
  if (!(await ensureTools(toolsFor(choice)))) return 2;
  if (!(await ensureBuild(root))) return 1;
  const run = suiteRun(root, choice);
  if (choice.hunt) return hunt(run, choice, join(FOLDER, "hunt"));
  return report(run, choice);
}

function suiteRun(root: string, { brands, engines, langs, grep }: Choice): SuiteRun {
  const env = {
    ...process.env,
    CHROMIUM_PATH: findBrowser(),
    QA_BRANDS: brands.map(({ id }) => id).join(","),
    QA_ENGINES: engines.join(","),
    ...(langs.length > 0 && { QA_LANGS: langs.join(",") }),
  };
  return { root, env, grep, args: [] };
}

async function report(run: SuiteRun, choice: Choice): Promise<number> {
  const { root } = run;
  const startedAt = new Date();
  const folder = join(root, FOLDER);
  const ran = await (choice.isUpdating ? updatePictures(run, choice) : runSuites(run, choice));
  const results = withRanNothing(ran, choice);
  if (results.told.length + results.errors.length === 0) {
    warn(nothingChosen(choice));
    return 2;
  }
  // What a hunt has kept there stays, and so does the last report until there is another.
  for (const name of ["index.html", "files"]) await rm(join(folder, name), { recursive: true, force: true });
  const told = await keepEvidence(results.told, folder);
  await rm(join(folder, "results"), { recursive: true, force: true });
  const full: Report = {
    ...results,
    told,
    brands: choice.brands,
    command: commandOf(choice),
    folder: FOLDER,
    release: await versionIn(join(root, "package.json")),
    startedAt,
    durationMs: Date.now() - startedAt.getTime(),
    facts: await runFacts(root, choice),
  };
  const file = join(folder, "index.html");
  await writeFile(file, page(full));
  for (const line of closingLines(full, file)) say(line);
  return full.errors.length > 0 || told.some(({ outcome }) => outcome === "failed") ? 1 : 0;
}

async function runSuites(run: SuiteRun, { brands, engines }: Choice): Promise<Results> {
  // Tests without a browser go with the engine of `npm test`.
  const tests = engines.includes("chromium")
    ? await runTests({ ...run, args: ["--project", "qa"] })
    : nothing;
  const env = { ...run.env, QA: "1" };
  return both(tests, await runJourneys({ ...run, env, args: ["--output", `${FOLDER}/results`] }, brands));
}
