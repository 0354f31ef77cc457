import { afterAll, beforeAll } from "vitest";
import type { OperatorUnderTest } from "../contract/operator-under-test";
import { startApp, type TestApp } from "./app";
import { configWith } from "./config-file";
import type { OperatorFault } from "./operator-faults";
import { startRedis, type TestRedis } from "./redis";
import { sharedOperator } from "./shared-operator";

/** How long a call may hang at the impatient replica: in earnest, so it is as short as a busy machine allows. */
const HANGS_MS = 8_000;
/** The usual timeout of a call, before which a missing trace proves nothing, plus 10 s. */
const RESOLVED_AFTER_MS = 60_000 + 10_000;

/** An operator and two replicas that share a store, with clocks that the test moves. */
export interface MovedSite {
  operator: OperatorUnderTest;
  /** Where members sign in and draw their forms: its calls have their usual time. */
  app: TestApp;
  /** The URL of the replica to post a form to that meets this fault: a call hangs at the impatient one, and briefly. */
  urlUnder(fault: OperatorFault): string;
  /** Lets the time pass after which an outcome must be decided. */
  passDecision(): Promise<void>;
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
    const limits = { isClockMoved: true };
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
    async passDecision() {
      await operator.control("POST", "/clock", { advanceMs: RESOLVED_AFTER_MS });
      await Promise.all([app, impatient].map((one) => one.pass(RESOLVED_AFTER_MS)));
    },
  };
}
