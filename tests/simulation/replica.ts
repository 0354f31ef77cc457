import type { MoneyAudit } from "~/money/audit";
import { createExecution, type Execution } from "~/money/execute.server";
import { createIntentTokens, type IntentTokens } from "~/money/intent.server";
import { createOperator, type Operator } from "~/operator/client.server";
import { type Store, StoreUnavailable } from "~/store/store";
import type { ModelOperator } from "./model-operator";
import { createRandom, type Random } from "./random";
import type { Release } from "./step";
import type { VirtualClock } from "./virtual-clock";

const SECRETS = ["s".repeat(32)];
const TIMEOUTS = { generalMs: 60_000, slipUploadMs: 300_000, chatUploadMs: 300_000 };

/** The store that all replicas share, and its current faults. */
export interface SharedStore {
  store: Store;
  awayUntil: number;
  slowUntil: number;
  random: Random;
}

export interface Replica {
  execution: Execution;
  intentTokens: IntentTokens;
  operator: Operator;
  /** Stops the process immediately; none of its work continues. */
  kill(): void;
  /** Suspends the process for `ms`; then it continues without noticing. */
  freeze(ms: number): void;
}

interface ReplicaSettings {
  clock: VirtualClock;
  shared: SharedStore;
  model: ModelOperator;
  release: Release;
  audit: MoneyAudit;
}

/** One process of the app: the money code with the operator's client, on the shared store. */
export function createReplica({ clock, shared, model, release, audit }: ReplicaSettings): Replica {
  let isAlive = true;
  let frozenUntil = 0;

  /** Resolves only while the process lives. */
  async function living<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      while (isAlive && frozenUntil > clock.now()) await clock.wait(frozenUntil - clock.now());
      if (!isAlive) await new Promise<never>(() => undefined);
    }
  }

  async function ask<T>(command: () => Promise<T>): Promise<T> {
    const isSlow = shared.slowUntil > clock.now();
    await clock.wait(isSlow ? shared.random.between(100, 900) : 1);
    if (shared.awayUntil > clock.now()) throw new StoreUnavailable(new Error("away"));
    if (isSlow && shared.random.chance(0.1)) throw new StoreUnavailable(new Error("timed out before"));
    const answer = await command();
    if (isSlow && shared.random.chance(0.1)) throw new StoreUnavailable(new Error("timed out after"));
    return answer;
  }

  const spelling = spellingOf(release);
  const store: Store = {
    bornAt: () => living(ask(() => shared.store.bornAt())),
    claim: (key, value, ttlMs) =>
      living(ask(() => shared.store.claim(key, spelling.write(key, value), ttlMs))),
    read: (key) => living(ask(() => shared.store.read(key))),
    replace: (key, expected, next, ttlMs) =>
      living(ask(() => shared.store.replace(key, spelling.of(expected), spelling.write(key, next), ttlMs))),
    release: (key, expected) => living(ask(() => shared.store.release(key, spelling.of(expected)))),
    limiter: (options) => shared.store.limiter(options),
    ping: async () => [],
    close: async () => undefined,
  };
  const transport = {
    send: (...given: Parameters<ModelOperator["send"]>) => living(model.send(...given)),
    close: async () => undefined,
  };
  const operator = createOperator(
    { transport, paths: {}, timeouts: TIMEOUTS, onCall: () => undefined, goOn: async () => undefined },
    { requestId: "request" },
  );
  const wait = (ms: number, until?: AbortSignal) => living(clock.wait(ms, until));
  const intentTokens = createIntentTokens(SECRETS, store, clock.now);
  const execution = createExecution({
    store,
    intentTokens,
    timeouts: TIMEOUTS,
    audit,
    clock: { now: clock.now, wait },
  });
  return {
    execution,
    intentTokens,
    operator,
    kill() {
      isAlive = false;
    },
    freeze(ms) {
      frozenUntil = clock.now() + ms;
    },
  };
}

/** How a release writes a record: the next one adds a field, at the top level and inside, and keeps what it reads. */
function spellingOf(release: Release) {
  const own = new Map<string, string>();
  return {
    write(key: string, text: string): string {
      if (release === "this" || !key.startsWith("intent:") || text.includes('"shard"')) return text;
      const record = JSON.parse(text) as Record<string, unknown>;
      const snapshot = record.snapshot && { ...(record.snapshot as object), coins: 1 };
      const spelled = JSON.stringify({ shard: 7, ...record, ...(snapshot ? { snapshot } : {}) });
      own.set(text, spelled);
      return spelled;
    },
    of: (text: string): string => own.get(text) ?? text,
  };
}

export function createSharedStore(store: Store): SharedStore {
  return { store, awayUntil: 0, slowUntil: 0, random: createRandom(1) };
}
