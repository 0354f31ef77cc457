import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

export const MEGABYTE = 1024 * 1024;

/** The resident memory of a process. */
export function residentBytes({ pid }: Pick<ChildProcess, "pid">): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

/** Its largest growth while `work` runs. */
export async function growthOf<T>(
  process: ChildProcess,
  work: () => Promise<T>,
): Promise<{ growth: number; result: T }> {
  const before = residentBytes(process);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, residentBytes(process));
  }, 20);
  try {
    const result = await work();
    return { result, growth: most - before };
  } finally {
    clearInterval(watch);
  }
}
