import type { Store } from "~/store/store";

/** The part of a session that decides whether it has been ended. */
interface Began {
  id: string;
  signedInAt: number;
}

/** Records which sessions are refused although their cookies are valid. */
export interface Endings {
  /** Ends one session by sign-out, for as long as its cookie could be valid. */
  end(session: Began, lifeMs: number): Promise<void>;
  isEnded(session: Began): Promise<boolean>;
  /** Ends all other sessions that the member has started so far. Throws StoreUnavailable. */
  endOthers(session: Began, memberKey: string, at: number): Promise<void>;
  isEndedFor(session: Began, memberKey: string): Promise<boolean>;
}

/** More than a process records between two losses of the store's data; the oldest are dropped first. */
const MOST_OWN = 20_000;

/**
 * Sessions stay valid while the store is unavailable, except those that this process itself was told to end. A process
 * remembers these and writes them again to a store that has lost its data. `longestMs` is the longest life of a
 * session.
 */
export function createEndings(store: Store, longestMs: number, now: () => number): Endings {
  const own = new Map<string, { value: string; until: number }>();

  function keepOwn(key: string, value: string, lifeMs: number): void {
    own.delete(key);
    own.set(key, { value, until: now() + lifeMs });
    const [oldest] = own.keys();
    if (own.size > MOST_OWN && oldest !== undefined) own.delete(oldest);
  }

  async function tellAgain(): Promise<void> {
    for (const [key, { value, until }] of own) {
      if (until <= now()) own.delete(key);
      else await store.claim(key, value, until - now()).catch(() => null);
    }
  }
  store.onForgotten(() => void tellAgain());

  async function find(key: string): Promise<string | null> {
    const held = own.get(key);
    const isLive = held !== undefined && held.until > now();
    return (await store.read(key).catch(() => null)) ?? (isLive ? held.value : null);
  }

  const keyOf = ({ id }: Began) => `revoked:${id}`;
  const keyOfMember = (memberKey: string) => `revoked-others:${memberKey}`;

  return {
    async end(session, lifeMs) {
      keepOwn(keyOf(session), "1", lifeMs);
      await store.claim(keyOf(session), "1", lifeMs).catch(() => null);
    },
    isEnded: async (session) => (await find(keyOf(session))) !== null,
    async endOthers({ id }, memberKey, at) {
      const key = keyOfMember(memberKey);
      const ending = `${at} ${id}`;
      const held = await store.claim(key, ending, longestMs);
      // Of two simultaneous calls only one is stored, and it ends the other's session as well.
      const stands = held === null || (await store.replace(key, held, ending, longestMs));
      if (stands) keepOwn(key, ending, longestMs);
    },
    async isEndedFor({ id, signedInAt }, memberKey) {
      const [endedAt, exceptId] = (await find(keyOfMember(memberKey)))?.split(" ") ?? [];
      return endedAt !== undefined && signedInAt <= Number(endedAt) && id !== exceptId;
    },
  };
}
