import { type Store, StoreUnavailable } from "./store";

/** More tries than one member's simultaneous requests can make necessary. */
const MOST_TRIES = 5;

/**
 * Changes an entry by compare-and-set: `change` gets its value, null if there is none, and returns the next one. It is
 * called again if another request has changed the entry meanwhile. Throws StoreUnavailable, also after too many of
 * these.
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
