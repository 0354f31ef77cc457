import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { ensureBuild } from "../../scripts/bootstrap/build";
import { say, warn } from "../../scripts/bootstrap/say";
import { ensureTools, replicaTools } from "../../scripts/bootstrap/tools";
import { isGood, P95_MS, whyNotCarried } from "../../scripts/load/carried";
import { highestRate } from "../../scripts/load/highest-rate";
import { reportOf } from "../../scripts/load/report";
import { REQUESTS_A_MINUTE, rateOf } from "../../scripts/load/session";
import { openTrial, type Trial } from "./trial";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** How long a rate is tried while the highest is searched. */
const TRIED_SECONDS = 20;

const options = {
  members: { type: "string", default: "2000" },
  replicas: { type: "string", default: "3" },
  minutes: { type: "string", default: "5" },
  "pages-per-member-minute": { type: "string", default: String(REQUESTS_A_MINUTE) },
  find: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
} as const;

const { find, json, ...given } = parseArgs({ options }).values;
const [members, replicas, minutes, each] = [
  given.members,
  given.replicas,
  given.minutes,
  given["pages-per-member-minute"],
].map(Number) as [number, number, number, number];

/** What else the machine does shows in the waits. */
const machine = { cores: availableParallelism(), loadAverage: loadavg()[0] ?? 0 };

/** Exit code 1 after a fault, and when the machine did not carry the rate. */
async function main(): Promise<void> {
  if (!(await ensureTools(replicaTools)) || !(await ensureBuild(root))) {
    process.exitCode = 1;
    return;
  }
  warn(`${machine.cores} cores; load average before this: ${machine.loadAverage.toFixed(1)}.`);
  warn(`Starting ${replicas} replicas, nginx, Redis and a sandbox operator; signing in ${members} members …`);
  const trial = await openTrial(members, replicas);
  const { seconds, storeBytes } = trial.signedIn;
  warn(
    `Signed in after ${seconds.toFixed(1)} s; ${(storeBytes / 1024).toFixed(2)} kB of the store for each.`,
  );
  try {
    if (find) await findHighest(trial);
    else await runOnce(trial);
  } finally {
    await trial.close();
  }
}

async function runOnce(trial: Trial): Promise<void> {
  const figures = await trial.run(rateOf(members, each), minutes * 60);
  say(
    json
      ? JSON.stringify({ ...machine, members, replicas, signedIn: trial.signedIn, ...figures })
      : reportOf(figures),
  );
  if (figures.faults > 0 || whyNotCarried(figures).length > 0) process.exitCode = 1;
}

async function findHighest(trial: Trial): Promise<void> {
  const rate = await highestRate(rateOf(members, each), async (perSecond) => {
    const figures = await trial.run(perSecond, TRIED_SECONDS);
    const { p95 } = figures.all;
    warn(
      `${perSecond.toFixed(1)} requests/s: p95 ${p95.toFixed(0)} ms, ${figures.faults} faults, ${figures.notSent} not sent`,
    );
    return isGood(figures);
  });
  say(
    json
      ? JSON.stringify({ ...machine, members, replicas, rate })
      : `Highest rate with p95 ≤ ${P95_MS} ms: ${rate.toFixed(1)} requests/s`,
  );
  if (rate === 0) process.exitCode = 1;
}

await main();
