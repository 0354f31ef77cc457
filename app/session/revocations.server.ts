import type { Store } from "~/store/store";
import { updateEntry } from "~/store/update";

/** The part of a session by which it is revoked. */
interface SessionStart {
  id: string;
  signedInAt: number;
}

/** The sessions that are refused although their cookies are valid. */
export interface Revocations {
  /** Revokes a session that has signed out, for as long as its cookie could be valid. */
  revoke(session: SessionStart, lifeMs: number): Promise<void>;
  isRevoked(session: SessionStart): Promise<boolean>;
  /**
   * Revokes all other sessions that the member has started so far. Throws StoreUnavailable if other replicas will learn of
   * it only later.
   */
  revokeOthers(session: SessionStart, memberKey: string, at: number): Promise<void>;
  isRevokedFor(session: SessionStart, memberKey: string): Promise<boolean>;
}

/** The most revocations that one process remembers; the oldest are dropped first. */
const MOST_OWN = 20_000;
/** Revocations are written again so often: before money works again, which is within 5 s of the store's return. */
const RETRY_MS = 2_000;

/** A revocation by this process; `isStored` once the store holds it or a later one. */
interface OwnRevocation {
  value: string;
  until: number;
  isStored: boolean;
}

/**
 * While the store is away, sessions stay valid, except those that this process has revoked: it remembers them, and writes
 * them until the store has them. Where a store has lost its data, all sessions from before are refused (`store-birth`).
 * `longestMs` is the longest life of a session.
 */
export function createRevocations(store: Store, longestMs: number, now: () => number): Revocations {
  const own = new Map<string, OwnRevocation>();
  let isRetrying = false;

  function keepOwn(key: string, value: string, lifeMs: number): OwnRevocation {
    const revocation = { value, until: now() + lifeMs, isStored: false };
    own.delete(key);
    own.set(key, revocation);
    const [oldest] = own.keys();
    if (own.size > MOST_OWN && oldest !== undefined) own.delete(oldest);
    return revocation;
  }

  /** Of two revocations of a member's other sessions the later is kept; of simultaneous ones, the stored one. */
  async function write(key: string, revocation: OwnRevocation): Promise<void> {
    const lifeMs = revocation.until - now();
    const later = (held: string | null) =>
      held !== null && timeOf(held) >= timeOf(revocation.value) ? held : revocation.value;
    await updateEntry(store, key, later, lifeMs);
    revocation.isStored = true;
  }

  async function writeOrRetry(key: string, revocation: OwnRevocation): Promise<void> {
    await write(key, revocation).catch((error: unknown) => {
      retryLater();
      throw error;
    });
  }

  /** On a timer, because not every store that failed announces that it works again. */
  function retryLater(): void {
    if (isRetrying) return;
    isRetrying = true;
    setTimeout(() => {
      isRetrying = false;
      void writeAll().catch(() => undefined);
    }, RETRY_MS).unref();
  }

  /** Stops at the first that fails. */
  async function writeAll(): Promise<void> {
    for (const [key, revocation] of own) {
      if (revocation.until <= now()) own.delete(key);
      else if (!revocation.isStored) await writeOrRetry(key, revocation);
    }
  }

  async function find(key: string): Promise<string | null> {
    const held = own.get(key);
    const isLive = held !== undefined && held.until > now();
    const stored = await store.read(key).catch(() => null);
    if (stored === null || !isLive) return stored ?? (isLive ? held.value : null);
    return !held.isStored && timeOf(held.value) > timeOf(stored) ? held.value : stored;
  }

  const keyOf = ({ id }: SessionStart) => `revoked:${id}`;
  const keyOfMember = (memberKey: string) => `revoked-others:${memberKey}`;

  return {
    async revoke(session, lifeMs) {
      const key = keyOf(session);
      await writeOrRetry(key, keepOwn(key, "1", lifeMs)).catch(() => undefined);
    },
    isRevoked: async (session) => (await find(keyOf(session))) !== null,
    async revokeOthers({ id }, memberKey, at) {
      const key = keyOfMember(memberKey);
      await writeOrRetry(key, keepOwn(key, `${at} ${id}`, longestMs));
    },
    async isRevokedFor({ id, signedInAt }, memberKey) {
      const [revokedAt, exceptId] = (await find(keyOfMember(memberKey)))?.split(" ") ?? [];
      return revokedAt !== undefined && signedInAt <= Number(revokedAt) && id !== exceptId;
    },
  };
}

/** When a member's other sessions were revoked; the same number for every revocation of a single session. */
function timeOf(value: string): number {
  return Number.parseInt(value, 10);
}
