import type { Service } from "../../../bootstrap/service";

/** Ends a process that holds nothing worth keeping: it would wait for requests that hang on purpose. */
export async function endAtOnce({ pid, ended }: Pick<Service<unknown>, "pid" | "ended">): Promise<void> {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
  await ended;
}
