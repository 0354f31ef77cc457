import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "./free-port";

/** One of Debian's redis-server, in a folder of its own. */
export interface RedisProcess {
  port: number;
  /** Kills it like a crash; acknowledged data is in its append-only file. */
  kill(): Promise<void>;
  /** Starts it again on the same port and file. */
  start(): Promise<void>;
  isUp(): boolean;
  /** It accepts commands but does not respond from now on. */
  pause(): void;
  resume(): void;
  /** Deletes its file while it is down. */
  loseFile(): void;
  close(): Promise<void>;
}

/** Starts it with the settings that the app needs (noeviction, append-only file synced at every command), or others. */
export async function startRedisProcess(settings: Record<string, string> = {}): Promise<RedisProcess> {
  const port = await freePort();
  const options = { port, bind: "127.0.0.1", appendonly: "yes", appendfsync: "always", save: "" };
  return started(port, "Ready to accept connections", (dir) => {
    const all = { ...options, "maxmemory-policy": "noeviction", dir, ...settings };
    return Object.entries(all).flatMap(([name, value]) => [`--${name}`, String(value)]);
  });
}

/** Starts one that watches a master, with the lines of its configuration. */
export async function startSentinel(lines: readonly string[]): Promise<RedisProcess> {
  const port = await freePort();
  return started(port, "Sentinel ID is", (dir) => {
    const file = join(dir, "sentinel.conf");
    writeFileSync(file, [`port ${port}`, "bind 127.0.0.1", `dir ${dir}`, ...lines, ""].join("\n"));
    return [file, "--sentinel"];
  });
}

async function started(
  port: number,
  ready: string,
  argsOf: (dir: string) => string[],
): Promise<RedisProcess> {
  const dir = mkdtempSync(join(tmpdir(), "kapao-redis-"));
  let child: ChildProcess | undefined;

  function start(): Promise<void> {
    const running = spawn("redis-server", argsOf(dir), { stdio: ["ignore", "pipe", "inherit"] });
    child = running;
    return new Promise((resolve, reject) => {
      running.once("error", reject);
      running.once("exit", (code, signal) => {
        reject(new Error(`redis-server ended with ${signal ?? `exit ${code}`} before it was ready`));
      });
      createInterface({ input: running.stdout }).on("line", (line) => {
        if (line.includes(ready)) resolve();
      });
    });
  }

  const isUp = () => child?.exitCode === null && child.signalCode === null;

  function kill(): Promise<void> {
    const running = child;
    if (!running || !isUp()) return Promise.resolve();
    return new Promise((resolve) => {
      running.once("exit", () => resolve());
      running.kill("SIGKILL");
    });
  }

  await start();
  return {
    port,
    kill,
    start,
    isUp,
    pause: () => child?.kill("SIGSTOP"),
    resume: () => child?.kill("SIGCONT"),
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
