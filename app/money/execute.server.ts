import { mayRunOn } from "~/operator/answer.server";
import { OperatorError } from "~/operator/error";
import type { Store } from "~/store/store";
import { createClaims, SETTLE_MS } from "./claims.server";
import { judge } from "./evidence.server";
import { hashPayload, type Mint } from "./intent.server";
import {
  type Facts,
  type IntentRecord,
  isSettled,
  type Operation,
  type Outcome,
  type Snapshot,
} from "./record.server";

/** How much longer the lease is than the call's own timeout. */
const LEASE_MARGIN_MS = 15_000;
const POLL_MS = 100;
/** How long a second arrival of an intent is held. */
const PATIENCE_MS = 10_000;

/** One arrival of a form that moves money or grants something. */
export interface Arrival {
  /** The form's `intent` field. */
  token: string;
  memberKey: string;
  operation: Operation;
  /** What is hashed: the same intent with another payload is refused. */
  payload: Readonly<Record<string, string | number>>;
  facts: Facts;
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
  /** Resolves when no operation is under way: what was sent has its record, also when nobody waits for it any more. */
  idle(): Promise<void>;
  /** The same record after a look at wallet and statement, for an outcome that is not certain; else as it is. */
  lookAgain(record: IntentRecord, look: () => Promise<Snapshot>): Promise<IntentRecord>;
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
  const claims = createClaims(store, now);

  /**
   * Waits for the first arrival of the same intent; null when its claim was given up. After a while the record is
   * answered as it stands: its outcome page goes on waiting.
   */
  async function awaitSettled(id: string): Promise<IntentRecord | null> {
    const patientUntil = performance.now() + PATIENCE_MS;
    for (;;) {
      const record = await claims.read(id);
      if (record === null || isSettled(record) || performance.now() > patientUntil) return record;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Everything up to sending: what fails here leaves nothing behind at the operator. */
  async function prepare(record: IntentRecord, arrival: Arrival): Promise<IntentRecord | Outcome> {
    try {
      const snapshot = await arrival.snapshot();
      await claims.closeEarlier(record.memberKey, (earlier) => judge(earlier, snapshot));
      // The wallet may have taken its time: lease and lock run from the moment of sending.
      const leaseUntil = now() + leaseMs;
      const isHeld = await store.replace(lockOf(record), record.id, record.id, leaseMs);
      const ready = isHeld ? await claims.put(record, { ...record, snapshot, leaseUntil }) : null;
      return ready ?? { state: "refused", message: "INTERNAL_SERVER_ERROR" };
    } catch (error) {
      if (error instanceof OperatorError) return { state: "refused", message: error.message };
      await claims.giveUp(record).catch(() => undefined);
      throw error;
    }
  }

  async function send(record: IntentRecord, arrival: Arrival): Promise<Outcome> {
    const sentAt = now();
    try {
      const { message } = await arrival.act(record.id);
      return { state: "done", message };
    } catch (error) {
      if (error instanceof OperatorError) {
        if (error.reached !== "unknown") return { state: "refused", message: error.message };
        const endedAt = mayRunOn(error.status) ? sentAt + callTimeoutMs : now();
        return { state: "unknown", message: error.message, quietFrom: endedAt + SETTLE_MS };
      }
      // A Response is an order of the operator (session ended, service terminated): it refused the call.
      const isOrder = error instanceof Response;
      await close(
        record,
        isOrder ? { state: "refused" } : { state: "unknown", quietFrom: record.leaseUntil },
      );
      throw error;
    }
  }

  /** The answer stands even if the store cannot keep it: then the lease runs out and evidence is looked for. */
  async function close(record: IntentRecord, outcome: Outcome): Promise<IntentRecord> {
    const settled = { ...record, ...outcome, settledAt: now() };
    return (await claims.put(record, settled).catch(() => null)) ?? settled;
  }

  async function first(arrival: Arrival, record: IntentRecord): Promise<Verdict> {
    const lock = lockOf(record);
    if ((await store.claim(lock, record.id, leaseMs)) !== null) {
      await claims.giveUp(record);
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

  const underWay = new Set<Promise<Verdict>>();

  function tracked(operation: Promise<Verdict>): Promise<Verdict> {
    const ended = operation.finally(() => underWay.delete(ended));
    underWay.add(ended);
    return ended;
  }

  function newRecord({ memberKey, operation, payload, facts }: Arrival, id: string): IntentRecord {
    const startedAt = now();
    const payloadHash = hashPayload(payload);
    const lease = { state: "running" as const, startedAt, leaseUntil: startedAt + leaseMs };
    return { id, memberKey, operation, facts, payloadHash, ...lease };
  }

  async function run(arrival: Arrival): Promise<Verdict> {
    const intent = mint.open(arrival.token, arrival.memberKey, arrival.operation);
    if (!intent) return { kind: "forged" };
    const earlier = await claims.read(intent.id);
    if (earlier === null) {
      if (!mint.isFresh(intent)) return { kind: "expired" };
      const record = newRecord(arrival, intent.id);
      return (await claims.claim(record)) ? tracked(first(arrival, record)) : run(arrival);
    }
    if (earlier.payloadHash !== hashPayload(arrival.payload)) return { kind: "altered" };
    const settled = await awaitSettled(intent.id);
    return settled ? { kind: "settled", record: settled } : run(arrival);
  }

  return {
    run,
    async find(id, memberKey) {
      const record = await claims.read(id);
      return record?.memberKey === memberKey ? record : null;
    },
    async idle() {
      await Promise.allSettled(underWay);
    },
    async lookAgain(record, look) {
      const isCertain = record.state === "done" || (record.state === "refused" && !record.isJudged);
      if (isCertain || !isSettled(record) || record.isClosed) return record;
      const verdict = judge(record, await look());
      if (verdict === null || verdict === record.state) return record;
      const judged = { ...record, state: verdict, message: undefined, isJudged: true };
      return (await claims.put(record, judged)) ?? (await claims.read(record.id)) ?? judged;
    },
  };
}

function lockOf({ memberKey }: IntentRecord): string {
  return `money-lock:${memberKey}`;
}
