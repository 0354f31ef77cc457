import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright";
import { ensureBuild } from "../bootstrap/build";
import type { Counts } from "../bootstrap/counts";
import { say } from "../bootstrap/say";
import { findBrowser } from "../bootstrap/tools";
import { cpuMeasures } from "./cpu";
import { exactMeasures } from "./exact";
import { type Measure, tableOf } from "./measure";
import { type Members, makeMembers } from "./members";
import { measuredPages } from "./pages";
import { paintMeasures } from "./paint";
import { requestMeasures } from "./requests";
import { responseMeasures } from "./response";
import { acceptAgreements, signIn } from "./sign-in";
import { type Site, startSite } from "./site";

const root = fileURLToPath(new URL("../../", import.meta.url));

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
  const site = await startSite(root);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    const members = await makeMembers(site);
    const cookie = await agreed(site, members.few);
    const exact = [
      ...(await exactMeasures(browser, site, await measuredPages(root, site, cookie))),
      ...(await requestMeasures(browser, site, cookie)),
    ];
    return isBytesOnly ? exact : [...exact, ...(await timedMeasures(browser, site, members))];
  } finally {
    await browser.close();
    await site.close();
  }
}

/** The Cookie header of a member's browser that has accepted the agreements. */
async function agreed({ url }: Site, member: Site["member"]): Promise<string> {
  return acceptAgreements(url, await signIn(url, member));
}

async function timedMeasures(browser: Browser, site: Site, members: Members): Promise<Measure[]> {
  const cookie = await agreed(site, members.few);
  return [
    ...(await paintMeasures(browser, site, { cookie, total: members.total })),
    ...(await responseMeasures(browser, site, cookie)),
    ...(await cpuMeasures(root, site, members)),
  ];
}

await main();
