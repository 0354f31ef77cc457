import { type Store, StoreUnavailable } from "./store";

/** Far more often than one member's requests come between each other. */
const MOST_TRIES = 5;

/**
 * Changes an entry by compare-and-set: `change` gets its value, null if there is none, and returns the next one. Throws
 * StoreUnavailable, also if others change it too often.
 */
export async function updateEntry(
  store: Pick<Store, "claim" | "replace">,
  key: string,
  change: (held: string | null) => string | Promise<string>,
  ttlMs: number,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const held = await store.claim(key, await change(null), ttlMs);
    if (held === null) return;
    const next = await change(held);
    if (next === held || (await store.replace(key, held, next, ttlMs))) return;
  }
  throw new StoreUnavailable(new Error(`${key.split(":")[0]} changes too often`));
}
