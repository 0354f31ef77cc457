import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Redis } from "ioredis";
import { createRedisStore } from "~/store/redis.server";
import type { Store } from "~/store/store";
import { freePort } from "./free-port";

export interface TestRedis {
  url: string;
  /** Kills it like a crash; acknowledged data is in its append-only file. */
  kill(): Promise<void>;
  /** Starts it again on the same port and file. */
  start(): Promise<void>;
  /** It accepts commands but does not respond from now on. */
  pause(): void;
  resume(): void;
  /** Deletes all data, as `FLUSHALL` does. */
  flush(): Promise<void>;
  /** Deletes its file while it is down. */
  loseFile(): void;
  close(): Promise<void>;
}

/**
 * Debian's redis-server with the settings that the app needs (noeviction, append-only file synced at every command), or
 * with others.
 */
export async function startRedis(settings: Record<string, string> = {}): Promise<TestRedis> {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), "kapao-redis-"));
  let child: ChildProcess | undefined;

  function start(): Promise<void> {
    const options = { port, bind: "127.0.0.1", dir, appendonly: "yes", appendfsync: "always", save: "" };
    const args = Object.entries({ ...options, "maxmemory-policy": "noeviction", ...settings }).flatMap(
      ([name, value]) => [`--${name}`, String(value)],
    );
    const started = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
    child = started;
    return new Promise((resolve, reject) => {
      started.once("error", reject);
      started.once("exit", (code, signal) => {
        reject(new Error(`redis-server ended with ${signal ?? `exit ${code}`} before it was ready`));
      });
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
    pause: () => child?.kill("SIGSTOP"),
    resume: () => child?.kill("SIGCONT"),
    async flush() {
      const admin = new Redis(port);
      await admin.flushall();
      await admin.quit();
    },
    loseFile() {
      rmSync(dir, { recursive: true });
      mkdirSync(dir);
    },
    async close() {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const ignore = () => undefined;

/** A store on it, once connected: before that, commands fail immediately, as the store promises. */
export async function openRedisStore(url: string, onRisk?: (line: string) => void): Promise<Store> {
  const store = createRedisStore(url, "moon", ignore, onRisk);
  await untilReady(store);
  return store;
}

export async function untilReady(store: Store): Promise<void> {
  while (!(await store.ping().catch(ignore))) await new Promise((resolve) => setTimeout(resolve, 20));
}
