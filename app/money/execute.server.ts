import { OperatorError } from "~/operator/error";
import type { Store } from "~/store/store";
import { CLAIM_LIFE_MS, hashPayload, type Mint } from "./intent.server";
import { type Facts, IntentRecord, isSettled, type Operation, type Snapshot } from "./record.server";

/** How much longer the lease is than the call's own timeout. */
const LEASE_MARGIN_MS = 15_000;
const POLL_MS = 100;

interface Outcome {
  state: "done" | "refused" | "unknown";
  message?: string;
}

/** One arrival of a form that moves money or grants something. */
export interface Arrival {
  /** The form's `intent` field. */
  token: string;
  memberKey: string;
  operation: Operation;
  /** What is hashed: the same intent with another payload is refused. */
  payload: Readonly<Record<string, string | number>>;
  facts: Facts;
  /** Names of the accounts in `facts`, as the member sees them. */
  names: Record<string, string>;
  /** Taken under the member's lock before sending; when it fails, nothing is sent. */
  snapshot(): Promise<Snapshot>;
  /** The operator's call. Runs at most once per intent. */
  act(idempotencyKey: string): Promise<{ message?: string }>;
}

/**
 * What became of an arrival. `settled`: the record stands, this arrival or an earlier one of the same intent made it.
 * `busy`: another money operation of this member is in flight. `expired`: draw the form anew. `altered`: the intent was
 * used for another payload. `forged`: not an intent of this member and operation.
 */
export type Verdict =
  | { kind: "settled"; record: IntentRecord }
  | { kind: "busy" | "expired" | "altered" | "forged" };

export interface Execution {
  run(arrival: Arrival): Promise<Verdict>;
  /** A member's own record, with a lease that ran out read as unknown; null when there is none. */
  find(id: string, memberKey: string): Promise<IntentRecord | null>;
  /** Puts the outcome of an unknown record, once it is known; null when somebody else did meanwhile. */
  settle(record: IntentRecord, state: "done" | "refused", message?: string): Promise<IntentRecord | null>;
}

export interface ExecutionSettings {
  store: Store;
  mint: Mint;
  /** The longest that a call may take. */
  callTimeoutMs: number;
  now?: () => number;
}

/** At most once (product.md, Money): claim before calling, one money operation per member at a time. */
export function createExecution({
  store,
  mint,
  callTimeoutMs,
  now = Date.now,
}: ExecutionSettings): Execution {
  const leaseMs = callTimeoutMs + LEASE_MARGIN_MS;

  /** Puts `next` where `record` stands; null when something else stands there by now. */
  async function put(record: IntentRecord, next: IntentRecord): Promise<IntentRecord | null> {
    const isPut = await store.replace(
      keyOf(record.id),
      JSON.stringify(record),
      JSON.stringify(next),
      CLAIM_LIFE_MS,
    );
    return isPut ? next : null;
  }

  async function read(id: string): Promise<IntentRecord | null> {
    const text = await store.read(keyOf(id));
    if (text === null) return null;
    const record = IntentRecord.parse(JSON.parse(text));
    if (isSettled(record) || now() < record.leaseUntil) return record;
    return (await put(record, { ...record, state: "unknown", settledAt: record.leaseUntil })) ?? read(id);
  }

  /** Waits for the first arrival of the same intent; null when its claim was given up. */
  async function awaitSettled(id: string): Promise<IntentRecord | null> {
    for (;;) {
      const record = await read(id);
      if (record === null || isSettled(record)) return record;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Everything up to sending: what fails here leaves nothing behind at the operator. */
  async function prepare(record: IntentRecord, arrival: Arrival): Promise<IntentRecord | Outcome> {
    try {
      const ready = { ...record, snapshot: await arrival.snapshot() };
      return (await put(record, ready)) ?? { state: "refused", message: "INTERNAL_SERVER_ERROR" };
    } catch (error) {
      if (error instanceof OperatorError) return { state: "refused", message: error.message };
      await store.release(keyOf(record.id), JSON.stringify(record)).catch(() => undefined);
      throw error;
    }
  }

  async function send(record: IntentRecord, arrival: Arrival): Promise<Outcome> {
    try {
      const { message } = await arrival.act(record.id);
      return { state: "done", message };
    } catch (error) {
      if (error instanceof OperatorError) {
        return { state: error.reached === "unknown" ? "unknown" : "refused", message: error.message };
      }
      // A Response is an order of the operator (session ended, service terminated): it refused the call.
      await close(record, { state: error instanceof Response ? "refused" : "unknown" });
      throw error;
    }
  }

  /** The answer stands even when the store cannot keep it: then the record's lease runs out and evidence is looked for. */
  async function close(record: IntentRecord, outcome: Outcome): Promise<IntentRecord> {
    const settled = { ...record, ...outcome, settledAt: now() };
    return (await put(record, settled).catch(() => null)) ?? settled;
  }

  async function claim(arrival: Arrival, id: string): Promise<IntentRecord | null> {
    const { memberKey, operation, payload, facts, names } = arrival;
    const startedAt = now();
    const base = { id, memberKey, operation, facts, names, payloadHash: hashPayload(payload) };
    const record: IntentRecord = { ...base, state: "running", startedAt, leaseUntil: startedAt + leaseMs };
    const held = await store.claim(keyOf(id), JSON.stringify(record), CLAIM_LIFE_MS);
    return held === null ? record : null;
  }

  async function first(arrival: Arrival, record: IntentRecord): Promise<Verdict> {
    const lock = `money-lock:${record.memberKey}`;
    if ((await store.claim(lock, record.id, leaseMs)) !== null) {
      await store.release(keyOf(record.id), JSON.stringify(record));
      return { kind: "busy" };
    }
    try {
      const ready = await prepare(record, arrival);
      const settled =
        "id" in ready ? await close(ready, await send(ready, arrival)) : await close(record, ready);
      return { kind: "settled", record: settled };
    } finally {
      await store.release(lock, record.id).catch(() => undefined);
    }
  }

  async function run(arrival: Arrival): Promise<Verdict> {
    const intent = mint.open(arrival.token, arrival.memberKey, arrival.operation);
    if (!intent) return { kind: "forged" };
    const earlier = await read(intent.id);
    if (earlier === null) {
      if (!mint.isFresh(intent)) return { kind: "expired" };
      const record = await claim(arrival, intent.id);
      return record ? first(arrival, record) : run(arrival);
    }
    if (earlier.payloadHash !== hashPayload(arrival.payload)) return { kind: "altered" };
    const settled = await awaitSettled(intent.id);
    return settled ? { kind: "settled", record: settled } : run(arrival);
  }

  return {
    run,
    async find(id, memberKey) {
      const record = await read(id);
      return record?.memberKey === memberKey ? record : null;
    },
    settle: (record, state, message) => put(record, { ...record, state, message, settledAt: now() }),
  };
}

function keyOf(id: string): string {
  return `intent:${id}`;
}
