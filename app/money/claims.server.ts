import type { Store } from "~/store/store";
import { CLAIM_LIFE_MS } from "./intent.server";
import { IntentRecord, isSettled } from "./record.server";

/** How long after an answer was lost the operator may still be working on the call. */
export const SETTLE_MS = 5_000;

/** The records of claimed intents in the store. Throws StoreUnavailable. */
export interface Claims {
  /** Claims a new record's intent; false when somebody else has. */
  claim(record: IntentRecord): Promise<boolean>;
  /** A record whose lease ran out is settled: never sent, or unknown. */
  read(id: string): Promise<IntentRecord | null>;
  /**
   * Puts `next` where `record` stands; null when something else stands there by now. From the moment that a record may be
   * sent until it is certain, it is noted as the member's uncertain one: a process that dies meanwhile loses nothing.
   */
  put(record: IntentRecord, next: IntentRecord): Promise<IntentRecord | null>;
  /** Frees a claim that was not used: the same form may be sent again. */
  giveUp(record: IntentRecord): Promise<void>;
  /**
   * Settles the member's last uncertain record as `judge` says, or closes it: what changes after a later operation
   * begins says nothing about it any more.
   */
  closeEarlier(memberKey: string, judge: (record: IntentRecord) => "done" | "refused" | null): Promise<void>;
}

export function createClaims(store: Store, now: () => number): Claims {
  async function put(record: IntentRecord, next: IntentRecord): Promise<IntentRecord | null> {
    const isPut = await store.replace(keyOf(record.id), textOf(record), textOf(next), CLAIM_LIFE_MS);
    if (!isPut) return null;
    if (isUncertain(next)) await remember(next);
    else if (!next.isJudged) await store.release(uncertainKey(next.memberKey), next.id);
    return next;
  }

  /** Notes which record of the member is uncertain. */
  async function remember({ id, memberKey }: IntentRecord): Promise<void> {
    const key = uncertainKey(memberKey);
    const held = await store.claim(key, id, CLAIM_LIFE_MS);
    if (held !== null && held !== id) await store.replace(key, held, id, CLAIM_LIFE_MS);
  }

  async function read(id: string): Promise<IntentRecord | null> {
    const text = await store.read(keyOf(id));
    if (text === null) return null;
    const record = IntentRecord.parse(JSON.parse(text));
    if (isSettled(record) || now() < record.leaseUntil) return record;
    const state = record.snapshot ? "unknown" : "refused";
    const quietFrom = record.leaseUntil + SETTLE_MS;
    return (await put(record, { ...record, state, settledAt: record.leaseUntil, quietFrom })) ?? read(id);
  }

  return {
    read,
    put,
    claim: async (record) => (await store.claim(keyOf(record.id), textOf(record), CLAIM_LIFE_MS)) === null,
    giveUp: (record) => store.release(keyOf(record.id), textOf(record)),
    async closeEarlier(memberKey, judge) {
      const id = await store.read(uncertainKey(memberKey));
      const earlier = id === null ? null : await read(id);
      if (id === null || !earlier || earlier.isClosed) return;
      if (isUncertain(earlier) || earlier.isJudged) {
        const verdict = judge(earlier);
        const judged =
          verdict === null
            ? { ...earlier, state: earlier.isJudged ? earlier.state : ("unknown" as const) }
            : { ...earlier, state: verdict, isJudged: true, message: undefined };
        await put(earlier, { ...judged, isClosed: true });
      }
      await store.release(uncertainKey(memberKey), id);
    },
  };
}

/** Sent, or about to be, and not answered. */
function isUncertain({ state, snapshot }: IntentRecord): boolean {
  return state === "unknown" || (state === "running" && snapshot !== undefined);
}

/** The same text for the same record whatever the order of its fields: the store compares texts. */
function textOf(record: IntentRecord): string {
  return JSON.stringify(IntentRecord.parse(record));
}

function keyOf(id: string): string {
  return `intent:${id}`;
}

function uncertainKey(memberKey: string): string {
  return `money-uncertain:${memberKey}`;
}
