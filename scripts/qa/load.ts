import { type ChildProcess, spawn } from "node:child_process";
import { availableParallelism } from "node:os";

/** Keeps a core busy until it is killed, or until whoever started it is no more. */
const BUSY = "const parent = Number(process.argv[1]); while (process.ppid === parent);";

export interface Load {
  pids: readonly number[];
  /** Resolves once every core is free again. */
  stop(): Promise<void>;
}

/** Starts a process for each core that does nothing but keep it busy. */
export function startLoad(cores = availableParallelism()): Load {
  const children = Array.from({ length: cores }, () =>
    spawn(process.execPath, ["-e", BUSY, String(process.pid)], { stdio: "ignore" }),
  );
  return {
    pids: children.flatMap(({ pid }) => (pid === undefined ? [] : [pid])),
    async stop() {
      await Promise.all(children.map(ended));
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await exit;
}
