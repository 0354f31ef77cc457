import { afterAll, beforeAll, expect } from "vitest";
import type { OperatorUnderTest } from "../contract/operator-under-test";
import { startApp, type TestApp } from "./app";
import { configWith } from "./config-file";
import type { ShownState } from "./money-form";
import { shownState } from "./money-forms";
import type { OperatorFault } from "./operator-faults";
import { startRedis, type TestRedis } from "./redis";
import { sharedOperator } from "./shared-operator";
import type { Visitor } from "./visitor";

/** How long a call may hang at the impatient replica: in earnest, so it is as short as a busy machine allows. */
const HANGS_MS = 8_000;
/** The usual timeout of a call, before which a missing trace proves nothing. */
const CALL_MS = 60_000;
/** How long after it an outcome must be decided. */
const DECIDED_WITHIN_MS = 10_000;
/** How often a page is loaded that must decide: a look may be given up when the machine is busy. */
const LOOKS = 10;

/** An operator and two replicas that share a store, with clocks that the test moves. */
export interface MovedSite {
  operator: OperatorUnderTest;
  /** Where members sign in and draw their forms: its calls have their usual time. */
  app: TestApp;
  /** The URL of the replica to post a form to that meets this fault: a call hangs at the impatient one, and briefly. */
  urlUnder(fault: OperatorFault): string;
  /** Lets the time of the call pass, and that after which its outcome must be decided. */
  passDecision(callMs?: number): Promise<void>;
}

export function movedSite(environment: Record<string, string> = {}): MovedSite {
  const operator = sharedOperator();
  const [app, impatient] = [{} as TestApp, {} as TestApp];
  const timeouts = { generalMs: HANGS_MS, slipUploadMs: HANGS_MS };
  const config = configWith({ timeouts });
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
    const shared = { OPERATOR_API_URL: operator.url, REDIS_URL: redis.url, ...environment };
    const limits = { preload: "moved-clock" } as const;
    const [usual, brief] = await Promise.all([
      startApp(shared, limits),
      startApp({ ...shared, OPERATOR_CONFIG: config.file }, limits),
    ]);
    Object.assign(app, usual);
    Object.assign(impatient, brief);
  });
  afterAll(async () => {
    await Promise.all([app.stop(), impatient.stop()]);
    await redis.close();
    config.remove();
  });
  return {
    operator,
    app,
    urlUnder: ({ kind }) => (kind === "hang" ? impatient : app).url,
    async passDecision(callMs = CALL_MS) {
      // No operator works on a call for longer than it may last: a busy machine must not make this one do so.
      const atWork = async () => (await operator.calls({})).filter(({ durationMs }) => durationMs === null);
      await expect.poll(atWork).toEqual([]);
      const passMs = callMs + DECIDED_WITHIN_MS;
      await operator.control("POST", "/clock", { advanceMs: passMs });
      await Promise.all([app, impatient].map((one) => one.ask({ passMs })));
    },
  };
}

/** What the outcome page shows once the time for its decision has passed. */
export async function decidedState(visitor: Visitor, path: string): Promise<ShownState> {
  let state = await shownState(visitor, path);
  for (let look = 1; look < LOOKS && state === "checking"; look++) state = await shownState(visitor, path);
  return state;
}
