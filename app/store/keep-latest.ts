import type { Store } from "./store";

/**
 * Sets `key` for `ttlMs` whatever it held, the same value included. Where two set it at the same time, one of their
 * values stays.
 */
export async function keepLatest(
  store: Pick<Store, "claim" | "replace">,
  key: string,
  value: string,
  ttlMs: number,
): Promise<void> {
  const held = await store.claim(key, value, ttlMs);
  if (held !== null) await store.replace(key, held, value, ttlMs);
}
