import type { MoneyAudit } from "~/money/once/audit";
import { createExecution, type Execution } from "~/money/once/execute.server";
import { createIntentTokens, type IntentTokens } from "~/money/once/intent.server";
import { parseRecord } from "~/money/once/record.server";
import { createOperator, type Operator } from "~/operator/client.server";
import { type Store, StoreUnavailable } from "~/store/store";
import type { ModelOperator } from "./model/operator";
import { createRandom, type Random } from "./random";
import { spellingOf } from "./spelling";
import type { Release, Step, StoreCommand } from "./step";
import type { VirtualClock } from "./virtual-clock";

const SECRETS = ["s".repeat(32)];
const TIMEOUTS = { generalMs: 60_000, slipUploadMs: 300_000, chatUploadMs: 300_000 };

export type CommandFault = Extract<Step, { do: "command" }>;

/** How long a delayed command takes. */
const LATE_MS = 3_000;

/** The store that all replicas share, and its current faults. */
export interface SharedStore {
  store: Store;
  awayUntil: number;
  slowUntil: number;
  /** Single commands that will fail. */
  planned: CommandFault[];
  /** When the last fault ended. */
  wellFrom: number;
  /** When each operation was sent that a look has told as not done, by its id; also if no member has read it. */
  givenUp: Map<string, number>;
  random: Random;
}

export interface Replica {
  execution: Execution;
  intentTokens: IntentTokens;
  /** The client of one member's request. */
  operatorFor(member: string, requestId: string): Operator;
  /** Whether it has run from this time until now without being stopped or suspended. */
  isSoundSince(time: number): boolean;
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

  async function command<T>(kind: StoreCommand, run: () => Promise<T>): Promise<T> {
    const isSlow = shared.slowUntil > clock.now();
    const fault = nextFault(shared, kind);
    if (fault || isSlow) shared.wellFrom = Math.max(shared.wellFrom, clock.now() + LATE_MS);
    await clock.wait(fault === "late" ? LATE_MS : isSlow ? shared.random.between(100, 900) : 1);
    const fails = (when: CommandFault["fault"]) => fault === when || (isSlow && shared.random.chance(0.1));
    if (shared.awayUntil > clock.now()) throw new StoreUnavailable(new Error("away"));
    if (fails("refused")) throw new StoreUnavailable(new Error("timed out before"));
    const answer = await run();
    if (fails("answer lost")) throw new StoreUnavailable(new Error("timed out after"));
    return answer;
  }
  const ask = <T>(kind: StoreCommand, run: () => Promise<T>) => living(command(kind, run));

  const spelling = spellingOf(release);
  const store: Store = {
    bornAt: () => ask("bornAt", () => shared.store.bornAt()),
    claim: (key, value, ttlMs) =>
      ask("claim", () => shared.store.claim(key, spelling.write(key, value), ttlMs)),
    read: (key) => ask("read", () => shared.store.read(key)),
    put: (key, value, ttlMs) => shared.store.put(key, value, ttlMs),
    replace: (key, expected, next, ttlMs) =>
      ask("replace", async () => {
        const isKept = await shared.store.replace(
          key,
          spelling.of(expected),
          spelling.write(key, next),
          ttlMs,
        );
        const { id, state, judgedAt, sentAt } = (isKept && parseRecord(next)) || {};
        if (id && sentAt && state === "refused" && judgedAt) shared.givenUp.set(id, sentAt);
        return isKept;
      }),
    release: (key, expected) => ask("release", () => shared.store.release(key, spelling.of(expected))),
    limiter: (options) => shared.store.limiter(options),
    ping: async () => [],
    close: async () => undefined,
  };
  const transport = {
    send: (...given: Parameters<ModelOperator["send"]>) => living(model.send(...given)),
    close: async () => undefined,
  };
  const settings = {
    transport,
    paths: {},
    timeouts: TIMEOUTS,
    onCall: () => undefined,
    waitForTurn: async () => undefined,
  };
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
    operatorFor: (token, requestId) => createOperator(settings, { token, requestId }),
    isSoundSince: (time) => isAlive && frozenUntil < time,
    kill() {
      isAlive = false;
    },
    freeze(ms) {
      frozenUntil = clock.now() + ms;
    },
  };
}

/** The planned fault of a command, if it is this one's turn. */
function nextFault(shared: SharedStore, kind: StoreCommand): CommandFault["fault"] | undefined {
  const index = shared.planned.findIndex((planned) => planned.kind === kind);
  const planned = shared.planned[index];
  if (!planned) return undefined;
  shared.planned = shared.planned.filter((other) => other !== planned);
  if (planned.skip === 0) return planned.fault;
  shared.planned.push({ ...planned, skip: planned.skip - 1 });
  return undefined;
}

export function createSharedStore(store: Store): SharedStore {
  return {
    store,
    awayUntil: 0,
    slowUntil: 0,
    planned: [],
    wellFrom: 0,
    givenUp: new Map(),
    random: createRandom(1),
  };
}
