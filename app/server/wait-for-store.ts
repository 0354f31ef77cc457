import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "~/store/store";

const MOST_MS = 5_000;
const LOOK_MS = 50;

/**
 * Waits for the store, so that the first members' money is not refused by a process that has not met it yet. False if it
 * does not answer in time: pages need no store.
 */
export async function waitForStore(store: Pick<Store, "ping">): Promise<boolean> {
  const startedAt = performance.now();
  while (!(await store.ping().catch(() => null))) {
    if (performance.now() - startedAt > MOST_MS) return false;
    await pause(LOOK_MS);
  }
  return true;
}
