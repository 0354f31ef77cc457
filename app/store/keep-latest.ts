import type { Store } from "./store";

/** Sets `key` whatever it held. Where two set it at the same time, one of their values stays. */
export async function keepLatest(
  store: Pick<Store, "claim" | "replace">,
  key: string,
  value: string,
  ttlMs: number,
): Promise<void> {
  const held = await store.claim(key, value, ttlMs);
  if (held !== null && held !== value) await store.replace(key, held, value, ttlMs);
}
