import { cached } from "~/store/coalesce.server";
import type { Store } from "~/store/store";

/** How long the store's birth is believed: for so long a loss of its data may go unnoticed. */
const KNOWN_MS = 1_000;

/** The part of a session that says how far back the store's data must go. */
interface SessionAge {
  signedInAt: number;
  /** The store's `bornAt` at the sign-in; absent if the store was away. */
  storeBornAt?: number | undefined;
}

/** Since when the store has kept all that was written: it may have lost the sign-out of an older session. */
export interface StoreBirth {
  /** For a new session; undefined while the store is away. */
  read(): Promise<number | undefined>;
  /** Reads the birth and remembers it for while the store is away; to be called before the first request. */
  meet(): Promise<void>;
  /** Whether the store may have lost that the session was revoked; while it is away, by the last known birth. */
  isAfter(session: SessionAge): Promise<boolean>;
}

/** Compares births only: they all come from the store, so replicas need not agree about the time. */
export function createStoreBirth(store: Pick<Store, "bornAt">, now: () => number): StoreBirth {
  const bornAt = cached(() => store.bornAt(), KNOWN_MS, now);
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
