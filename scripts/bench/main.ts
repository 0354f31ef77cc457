import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { ensureBuild } from "../bootstrap/build";
import type { Counts } from "../bootstrap/counts";
import { say } from "../bootstrap/say";
import { findBrowser } from "../bootstrap/tools";
import { cpuMeasures } from "./cpu";
import { signIn } from "./documents";
import { exactMeasures } from "./exact";
import { type House, openHouse } from "./house";
import { type Measure, ratio, tableOf } from "./measure";
import { measurePaint } from "./paint";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Limits for ratios (standards.md, Speed). These timings are shown and never fail the run. */
const LIMITS = { lcp: 1.1 };

/**
 * `npm run bench`: prints the table of standards.md, Speed, for the current build. `--bytes` leaves out the timings, so
 * that the result is the same in every run; `npm test` runs it that way (`--report` names the file for its counts).
 */
async function main(): Promise<void> {
  const options = { bytes: { type: "boolean" }, report: { type: "string" } } as const;
  const { bytes, report } = parseArgs({ options }).values;
  const measures = (await ensureBuild(root)) ? await measureAll(bytes === true) : [];
  say(tableOf(measures));
  const exact = measures.filter(({ isExact }) => isExact);
  const missed = exact.filter(({ isMet }) => !isMet);
  const failed = exact.length === 0 ? 1 : missed.length;
  const counts: Counts = {
    passed: exact.length - missed.length,
    failed,
    failures: missed.map(({ name, target, found }) => `bytes › ${name}: ${found}, ${target}`),
  };
  if (report !== undefined) await writeFile(report, JSON.stringify(counts));
  process.exitCode = failed === 0 ? 0 : 1;
}

async function measureAll(isBytesOnly: boolean): Promise<Measure[]> {
  const house = await openHouse(root);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const exact = await exactMeasures(browser, house, await signIn(house.url, house.member));
    return isBytesOnly ? exact : [...exact, ...(await timedMeasures(browser, house))];
  } finally {
    await browser.close();
    await house.close();
  }
}

async function timedMeasures(browser: Browser, house: House): Promise<Measure[]> {
  const { ratio: lcp, layoutShift, loginMs, staticMs } = await measurePaint(browser, `${house.url}/login`);
  const note = ` (${Math.round(loginMs)} ms, ${Math.round(staticMs)} ms)`;
  return [
    ratio("login: LCP ÷ a static page's", lcp, LIMITS.lcp, note),
    ratio("login: layout shift", Math.round(layoutShift * 1000) / 1000, 0),
    ...(await cpuMeasures(root, house)),
  ];
}

await main();
