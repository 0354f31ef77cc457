import { setTimeout as pause } from "node:timers/promises";
import { cpuTimeMs } from "../../scripts/bench/cpu-time";
import { say } from "../../scripts/bootstrap/say";
import { unlimited } from "../../scripts/bootstrap/unlimited";
import type { EveningFigures } from "../../scripts/soak/evening-verdict";
import { createRandom } from "../simulation/random";
import { startApp, type TestApp } from "../support/app";
import { depositor } from "../support/deposits";
import { residentBytes } from "../support/resident-bytes";
import { SandboxControl } from "../support/sandbox";
import { startOperatorService } from "../support/site";
import { doSomething } from "./daily-life";
import { watchFloor } from "./floor";
import { TimedVisitor, Times } from "./timed-visitor";

/** A member does something every four to eight seconds. */
const PAUSE_MS = [4_000, 8_000] as const;
/** Until V8 has compiled what it runs, and everybody has been everywhere. */
const WARM_UP_MS = 20_000;
const FAULTS_SHOWN = 10;

interface EveningOptions {
  members: number;
  seconds: number;
}

/** Members at a human pace on one process of the app, whose operator is sound, and refreshes balances at once. */
export async function soakEvening(options: EveningOptions): Promise<EveningFigures> {
  const operator = await startOperatorService("siam-gold");
  const { listening, provider } = operator.ready;
  const control = new SandboxControl(listening);
  await control.reset();
  await control.set({ refreshMs: 0 });
  const own = { OPERATOR_API_URL: listening, EXTRA_PROVIDER_HOSTS: new URL(provider).host };
  const app = await startApp({ ...unlimited, ...own }, { preload: "longest-turn" });
  try {
    return await evening(app, { control, pid: operator.pid }, options);
  } finally {
    await app.stop();
    await operator.stop();
  }
}

interface Operator {
  control: SandboxControl;
  pid: number;
}

async function evening(
  app: TestApp,
  { control, pid }: Operator,
  { members, seconds }: EveningOptions,
): Promise<EveningFigures> {
  const times = new Times();
  const visitors: TimedVisitor[] = [];
  while (visitors.length < members) {
    const member = await depositor(control, { walletAmount: 1_000, games: { JOKER: 0 }, statements: 100 });
    visitors.push(await new TimedVisitor(app.url, times).signIn(member));
  }
  const { token } = await control.member();
  const until = performance.now() + WARM_UP_MS + seconds * 1_000;
  const lives = visitors.map((visitor, index) => live(visitor, index + 1, until, times));
  await pause(WARM_UP_MS);
  times.clear();
  await app.ask();
  const used = () => ({ at: performance.now(), app: cpuTimeMs(app.process.pid), operator: cpuTimeMs(pid) });
  const before = used();
  const floor = watchFloor(`${app.url}/healthz`, () => control.call("wallet.get", {}, { token }));
  await Promise.all(lives);
  floor.stop();
  const after = used();
  const ms = after.at - before.at;
  for (const fault of times.faults.slice(0, FAULTS_SHOWN)) say(fault);
  return {
    members,
    seconds: ms / 1_000,
    times: times.byKind,
    faults: times.faults,
    floor,
    cpu: { app: (after.app - before.app) / ms, operator: (after.operator - before.operator) / ms },
    residentBytes: residentBytes(app.process),
    longestTurnMs: Number(await app.ask()),
    isLedgerExact: await control.isExact(),
  };
}

/** One member's evening, the same for the same seed: what is due waits for what goes before, and for nothing else. */
async function live(visitor: TimedVisitor, seed: number, until: number, times: Times): Promise<void> {
  const random = createRandom(seed);
  let due = performance.now() + random.between(0, PAUSE_MS[1]);
  while (due < until) {
    await pause(Math.max(0, due - performance.now()));
    await doSomething(visitor, random, (kind) => {
      visitor.kind = kind;
    }).catch((fault: unknown) => times.faults.push(`${visitor.kind}: ${String(fault).slice(0, 100)}`));
    due += random.between(...PAUSE_MS);
  }
}
