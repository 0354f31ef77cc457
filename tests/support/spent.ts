import { readFileSync } from "node:fs";

const nowMs = () => Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e6;

/** The processor time of this thread that the work takes: what else the machine does lengthens it little. */
export async function spentMs(work: () => unknown): Promise<number> {
  const before = nowMs();
  await work();
  return nowMs() - before;
}
