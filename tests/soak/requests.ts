import { Agent, setGlobalDispatcher } from "undici";
import { median, quantile } from "../../scripts/bench/measure";
import { say } from "../../scripts/bootstrap/say";
import { shareOfChance } from "../../scripts/soak/choice";
import { floorsOf, type Sample, slopeOf } from "../../scripts/soak/slope";
import type { SoakFigures } from "../../scripts/soak/verdict";
import { freePort } from "../support/free-port";
import { operatorFaults } from "../support/operator-faults";
import { startRedis } from "../support/redis";
import { type Site, startSite } from "../support/site";
import { CallBook } from "./call-book";
import { inspectArgs, openInspector } from "./inspector";
import { moneyVerdict } from "./money-verdict";
import { watchProcess } from "./process-figures";
import { openTraffic, type Traffic } from "./traffic";

const MINUTE_MS = 60_000;
/** The share of the operator's calls that fail. */
const FAULTS = 0.05;
const faultKinds = [...operatorFaults, { kind: "delay", delayMs: 2_000 }];
/** The interval for reading the call record; the sandbox keeps 100,000 calls. */
const READ_MS = 30_000;
/**
 * During the warm-up caches fill, code is compiled, the heap reaches its working size, and calls that hang for a minute
 * reach their usual number.
 */
const WARM_UP = { share: 0.25, leastMs: 75_000 };

/** Idle connections are closed after a while, as browsers do, so that a burst does not remain in the figures. */
const BROWSERS = { keepAliveTimeout: 4_000, keepAliveMaxTimeout: 4_000 };

/** Growth is judged by the minimum of each half minute, because a burst is given back. */
const FLOOR_MS = 30_000;

export interface SoakOptions {
  minutes: number;
  perSecond: number;
}

/**
 * Runs the built app with Redis and a sandbox, each in its own process, under its members' traffic while one in twenty
 * calls to the operator fails. Data kept for a day is in Redis, so growth in the process itself is a leak.
 */
export async function soakRequests(options: SoakOptions): Promise<SoakFigures> {
  setGlobalDispatcher(new Agent(BROWSERS));
  const redis = await startRedis();
  const port = await freePort();
  const env = { REDIS_URL: redis.url, LOG_LEVEL: "info" };
  const site = await startSite("siam-gold", { env, nodeArgs: inspectArgs(port) });
  try {
    return await soakSite(site, port, options);
  } finally {
    await site.close();
    await redis.close();
  }
}

async function soakSite(site: Site, port: number, { minutes, perSecond }: SoakOptions): Promise<SoakFigures> {
  const { sandbox, app } = site;
  const traffic = await openTraffic(site, perSecond);
  const probability = shareOfChance(FAULTS, faultKinds.length);
  for (const fault of faultKinds) await sandbox.control("POST", "/faults", { ...fault, probability });
  const calls = new CallBook(sandbox);
  const reading = setInterval(() => void calls.read(), READ_MS);
  const inspector = await openInspector(port);
  const { figures, stop } = watchProcess(app.pid, inspector);
  const began = performance.now();
  const running = traffic.run(minutes * MINUTE_MS).then(() => 0);
  const exits = await Promise.race([running, app.ended.then(() => 1)]);
  const ranMs = performance.now() - began;
  const asked = traffic.book.tookMs.length + traffic.book.lost.length;
  stop();
  clearInterval(reading);
  await sandbox.control("DELETE", "/faults");
  await traffic.end();
  await calls.read();
  inspector.close();
  explain(traffic);
  const from = began + Math.max(ranMs * WARM_UP.share, WARM_UP.leastMs);
  const slope = (samples: readonly Sample[]) =>
    slopeOf(
      floorsOf(
        samples.filter(({ at }) => at >= from),
        FLOOR_MS,
      ),
    );
  return {
    perSecond: { wanted: perSecond, found: (asked * 1_000) / ranMs },
    ...answersOf(traffic),
    exits,
    heap: slope(figures.heap),
    resident: slope(figures.resident),
    sockets: slope(figures.sockets),
    descriptors: slope(figures.descriptors),
    money: await moneyVerdict(traffic.sent, calls, site),
  };
}

/** Prints details behind the table's figures, for whoever investigates them. */
function explain({ book, brokenOff }: Traffic): void {
  for (const [why, count] of brokenOff) say(`left off ${count} times: ${why}`);
  for (const { what, status, requestId, hasReference } of book.failures) {
    if (status === 500 || !hasReference) say(`${status} to ${what}, ${requestId}`);
  }
  for (const what of book.lost) say(`no answer to ${what}`);
}

function answersOf({ book }: Traffic) {
  const { counts, failures, lost, tookMs, brokenFiles } = book;
  return {
    answers: Object.fromEntries([...counts].sort()),
    unanswered: lost.length,
    brokenFiles,
    withoutReference: failures.filter(({ hasReference }) => !hasReference).length,
    unexpected: failures.filter(({ status }) => status === 500).length,
    latencyMs: { median: median(tookMs), p95: quantile(tookMs, 0.95) },
  };
}
