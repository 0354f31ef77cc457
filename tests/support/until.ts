import { setTimeout as pause } from "node:timers/promises";

/** Asks every 20 ms until it is so; for what a test needs before it begins (in a test: `expect.poll`). */
export async function until(isSo: () => Promise<unknown> | unknown): Promise<void> {
  while (!(await isSo())) await pause(20);
}
