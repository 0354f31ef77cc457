import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { say } from "../bootstrap/say";
import type { Choice } from "./choice";
import type { Results } from "./report/told";
import { shrinkPictures } from "./shrink-pictures";
import { runJourneys, type SuiteRun } from "./suites";

const JOURNEYS = "tests/journeys";
const BASELINES = "tests/baselines";

/**
 * Takes the pictures of the chosen brands anew: those that differ or are missing. They are then made small, since every
 * clone pays for them, and named, since somebody has to look at each.
 */
export async function updatePictures(run: SuiteRun, { brands }: Choice): Promise<Results> {
  const { root } = run;
  const folder = join(root, BASELINES);
  const before = await timesIn(folder);
  const env = { ...run.env, QA: "1" };
  const args = ["--update-snapshots", "--output", "qa-report/results", ...(await specsWithPictures(root))];
  const results = await runJourneys({ ...run, env, args }, brands);
  const after = await timesIn(folder);
  const names = [...after].filter(([name, time]) => before.get(name) !== time).map(([name]) => name);
  if (names.length > 0) await shrinkPictures(folder, names);
  const { length } = names;
  say(`${length} ${length === 1 ? "picture" : "pictures"} taken${length > 0 ? "; look at each:" : "."}`);
  for (const name of names) say(`  ${BASELINES}/${name}`);
  return results;
}

/** Playwright is given only the files that compare pictures. */
async function specsWithPictures(root: string): Promise<string[]> {
  const names = (await readdir(join(root, JOURNEYS))).filter((name) => name.endsWith(".spec.ts"));
  const texts = await Promise.all(names.map((name) => readFile(join(root, JOURNEYS, name), "utf8")));
  return names
    .filter((_, index) => texts[index]?.includes("expectPicture"))
    .map((name) => `${JOURNEYS}/${name}`);
}

async function timesIn(folder: string): Promise<Map<string, number>> {
  const names = await readdir(folder).catch(() => []);
  const times = names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const);
  return new Map(await Promise.all(times));
}
