import { recent } from "~/store/recent.server";
import type { Store } from "~/store/store";

/** How long after a loss of its data a store may still count as having kept it. */
const KNOWN_MS = 1_000;

/** The part of a session that says which sign-outs the store can know of. */
interface Begun {
  signedInAt: number;
  /** The store's `bornAt` at the sign-in; absent if the store was away. */
  storeBornAt?: number | undefined;
}

/** Which sessions are older than everything the store remembers. */
export interface StoreBirth {
  /** For a new session; undefined while the store is away. */
  read(): Promise<number | undefined>;
  /** Remembers the store's birth for while it is away; before the first request, or that one would know nothing. */
  meet(): Promise<void>;
  /** Whether the store may have forgotten that the session was ended. False as far as an absent store can tell. */
  isAfter(session: Begun): Promise<boolean>;
}

/** Compares births, which all come from the store, so that replicas need not agree about the time. */
export function createStoreBirth(store: Pick<Store, "bornAt">, now: () => number): StoreBirth {
  const bornAt = recent(() => store.bornAt(), KNOWN_MS, now);
  let lastKnown = 0;

  async function meet(): Promise<void> {
    lastKnown = await bornAt().catch(() => lastKnown);
  }

  return {
    meet,
    read: () => store.bornAt().catch(() => undefined),
    async isAfter({ signedInAt, storeBornAt }) {
      await meet();
      return (storeBornAt ?? signedInAt) < lastKnown;
    },
  };
}
