import { type Store, StoreUnavailable } from "~/store/store";
import { type IntentRecord, isSettled, parseRecord, unreadableRecord } from "./record.server";
import { referenceFrom } from "./reference.server";
import { times } from "./times";

/** How often to reread a record that changes while it is being read. */
const MOST_READS = 5;

/** A stored record. `text` is its stored form, for compare-and-set. */
export interface Claim {
  record: IntentRecord;
  text: string;
  /** Written by another release; it stays unchanged. */
  isUnreadable?: true;
}

/** The store's records of claimed intents. All methods throw StoreUnavailable. */
export interface Claims {
  /** Claims the intent of a new record; null if it is already claimed. */
  claim(record: IntentRecord): Promise<Claim | null>;
  /**
   * Reads a record. If its lease has expired, it is first settled, as refused if it was never sent, otherwise as
   * unknown; where the store cannot keep that, the record is returned as it is.
   */
  read(id: string): Promise<Claim | null>;
  /** Replaces the claim's record by `next`; null if the record has changed meanwhile. */
  replace(claim: Claim, next: IntentRecord): Promise<Claim | null>;
  /**
   * Returns a function that releases the claim of a record of which nothing was sent, so that the same form may be
   * submitted again. Safe even if the claim may not have been written, or was rewritten since. Call it again until it
   * resolves.
   */
  givingUp(record: IntentRecord): () => Promise<void>;
}

interface ClaimSettings {
  store: Store;
  now(): number;
  onUnreadable(reference: string): void;
  /** A record whose lease had expired has been settled. */
  onLapsed(record: IntentRecord): void;
}

export function createClaims({ store, now, onUnreadable, onLapsed }: ClaimSettings): Claims {
  async function replace(claim: Claim, next: IntentRecord): Promise<Claim | null> {
    if (claim.isUnreadable) return null;
    const text = JSON.stringify(next);
    const isReplaced = await store.replace(keyOf(next.id), claim.text, text, times.claimLife);
    return isReplaced ? { record: next, text } : null;
  }

  async function read(id: string, readsLeft = MOST_READS): Promise<Claim | null> {
    const text = await store.read(keyOf(id));
    if (text === null) return null;
    const record = parseRecord(text);
    if (record === null) {
      onUnreadable(referenceFrom(id));
      return { record: unreadableRecord(id, text), text, isUnreadable: true };
    }
    if (isSettled(record) || now() < record.leaseUntil) return { record, text };
    const settled = await settleLapsed({ record, text }).catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return { record, text };
      throw error;
    });
    return settled ?? (readsLeft > 1 ? read(id, readsLeft - 1) : { record, text });
  }

  /** Null if the record has changed meanwhile. */
  async function settleLapsed(claim: Claim): Promise<Claim | null> {
    const { record } = claim;
    const settled = await replace(claim, {
      ...record,
      ...(await lapse(record)),
      settledAt: record.leaseUntil,
    });
    if (settled) onLapsed(settled.record);
    return settled;
  }

  /** How a dead process's operation ends: refused if it was not sent, unless the store may have lost an earlier claim. */
  async function lapse({
    sentAt,
    mintedAt,
  }: IntentRecord): Promise<Pick<IntentRecord, "state" | "isForgotten">> {
    if (sentAt !== undefined) return { state: "unknown" };
    const isLost = mintedAt !== undefined && mintedAt < (await store.bornAt("claims"));
    return isLost ? { state: "unknown", isForgotten: true } : { state: "refused" };
  }

  return {
    read: (id) => read(id),
    replace,
    async claim(record) {
      const text = JSON.stringify(record);
      const held = await store.claim(keyOf(record.id), text, times.claimLife);
      return held === null ? { record, text } : null;
    },
    givingUp(record) {
      const key = keyOf(record.id);
      // What was written may not be readable yet, so the claimed text is released even if none is found.
      let text = JSON.stringify(record);
      return async () => {
        const found = await store.read(key);
        const held = found === null ? null : parseRecord(found);
        const isOwn = held?.holder !== undefined && held.holder === record.holder;
        if (isOwn && held.state === "running") text = found ?? text;
        await store.release(key, text);
      };
    },
  };
}

function keyOf(id: string): string {
  return `intent:${id}`;
}
