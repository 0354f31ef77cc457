import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./free-port";

export interface TestRedis {
  url: string;
  /** Ends it as a crash would; what it had acknowledged is in its append-only file. */
  kill(): Promise<void>;
  /** Starts it again on the same port and file. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Debian's redis-server as the app wants it: noeviction, append-only file written at every command. */
export async function startRedis(): Promise<TestRedis> {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), "kapao-redis-"));
  let child: ChildProcess | undefined;

  function start(): Promise<void> {
    const options = { port, bind: "127.0.0.1", dir, appendonly: "yes", appendfsync: "always", save: "" };
    const args = Object.entries({ ...options, "maxmemory-policy": "noeviction" }).flatMap(([name, value]) => [
      `--${name}`,
      String(value),
    ]);
    const started = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
    child = started;
    return new Promise((resolve, reject) => {
      started.once("error", reject);
      if (!started.stdout) throw new Error("redis-server's output is read");
      createInterface({ input: started.stdout }).on("line", (line) => {
        if (line.includes("Ready to accept connections")) resolve();
      });
    });
  }

  function kill(): Promise<void> {
    const running = child;
    if (!running || running.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      running.once("exit", () => resolve());
      running.kill("SIGKILL");
    });
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    async close() {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
