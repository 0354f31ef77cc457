import type { Store } from "~/store/store";
import { updateEntry } from "~/store/update";

/** The part of a session that decides whether it has been ended. */
interface SessionStart {
  id: string;
  signedInAt: number;
}

/** Records which sessions are refused although their cookies are valid. */
export interface Revocations {
  /** Ends one session by sign-out, for as long as its cookie could be valid. */
  revoke(session: SessionStart, lifeMs: number): Promise<void>;
  isRevoked(session: SessionStart): Promise<boolean>;
  /**
   * Ends all other sessions that the member has started so far. Throws StoreUnavailable if the other replicas will hear
   * of it only later.
   */
  revokeOthers(session: SessionStart, memberKey: string, at: number): Promise<void>;
  isRevokedFor(session: SessionStart, memberKey: string): Promise<boolean>;
}

/** More than a process records while the store is away; the oldest are dropped first. */
const MOST_OWN = 20_000;
/** Money works again within 5 s of the store's return; endings should be back before. */
const RETRY_MS = 2_000;

/** An ending that this process has made; `isStored` once the store holds it or a later one. */
interface OwnRevocation {
  value: string;
  until: number;
  isStored: boolean;
}

/**
 * Sessions stay valid while the store is unavailable, except those that this process itself has ended. A process
 * remembers these, and writes them until the store has them. Whatever a store forgets with its data is of sessions that
 * are older than the store, which are refused anyway (`store-birth`). `longestMs` is the longest life of a session.
 */
export function createRevocations(store: Store, longestMs: number, now: () => number): Revocations {
  const own = new Map<string, OwnRevocation>();
  let isRetrying = false;

  function keepOwn(key: string, value: string, lifeMs: number): OwnRevocation {
    const ending = { value, until: now() + lifeMs, isStored: false };
    own.delete(key);
    own.set(key, ending);
    const [oldest] = own.keys();
    if (own.size > MOST_OWN && oldest !== undefined) own.delete(oldest);
    return ending;
  }

  /** Of two endings of a member's other sessions the later stands; of simultaneous ones, the stored one. */
  async function write(key: string, ending: OwnRevocation): Promise<void> {
    const lifeMs = ending.until - now();
    const later = (held: string | null) =>
      held !== null && timeOf(held) >= timeOf(ending.value) ? held : ending.value;
    await updateEntry(store, key, later, lifeMs);
    ending.isStored = true;
  }

  async function writeOrRetry(key: string, ending: OwnRevocation): Promise<void> {
    await write(key, ending).catch((error: unknown) => {
      retryLater();
      throw error;
    });
  }

  /** Not all ways in which a store fails announce that it works again. */
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
    for (const [key, ending] of own) {
      if (ending.until <= now()) own.delete(key);
      else if (!ending.isStored) await writeOrRetry(key, ending);
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
      const [endedAt, exceptId] = (await find(keyOfMember(memberKey)))?.split(" ") ?? [];
      return endedAt !== undefined && signedInAt <= Number(endedAt) && id !== exceptId;
    },
  };
}

/** When a member's other sessions were ended; the same for every ending of a single session. */
function timeOf(value: string): number {
  return Number.parseInt(value, 10);
}
