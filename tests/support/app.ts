import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { secretsOf } from "../../app/session/seal.server";
import { blankEnvironment } from "../../scripts/bootstrap/blank-environment";

export const TEST_SECRET = "a secret for tests that is long enough";
const TEST_BRAND = "siam-gold";

/** What an app seals with, unless its environment says otherwise. */
export const testSecrets = secretsOf(TEST_BRAND, [TEST_SECRET]);

export interface TestApp {
  url: string;
  process: ChildProcess;
  /** Every line of its output. */
  lines: string[];
  /** Resolves with the exit code, or null after a signal. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
  /** What the module says that was loaded before it. */
  ask(question?: object): Promise<unknown>;
}

interface Limits {
  openFiles?: number;
  /** A module of tests/support, loaded before it, to measure or move what cannot be reached from outside. */
  preload?: "moved-clock" | "longest-turn" | "unawaited" | "blocked-thread";
  /** The folder of another release's build. */
  release?: string | undefined;
}

/** All that an app of a test finds in its environment. */
export const appEnvironment = (own: Record<string, string>): NodeJS.ProcessEnv => ({
  ...blankEnvironment,
  PATH: process.env.PATH ?? "",
  NODE_ENV: "production",
  PORT: "0",
  OPERATOR: TEST_BRAND,
  SESSION_SECRET: TEST_SECRET,
  SHUTDOWN_DRAIN: "0",
  ...own,
});

/** Starts the production server, configured only by its environment. */
export function startApp(
  environment: Record<string, string>,
  { openFiles, preload, release = "." }: Limits = {},
): Promise<TestApp> {
  // The shell sets the limit on open files and then becomes the server itself.
  const limit = openFiles === undefined ? "" : `ulimit -n ${openFiles} && `;
  const loaded = preload === undefined ? "" : `--import ./tests/support/${preload}.mjs `;
  const command = `${limit}exec "$0" ${loaded}"${release}/build/server/index.js"`;
  const child = spawn("/bin/sh", ["-c", command, process.execPath], {
    env: appEnvironment(environment),
    stdio: ["ignore", "pipe", "pipe", ...(preload ? (["ipc"] as const) : [])],
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const ask = async (question: object = {}) => {
    const answered = once(child, "message");
    child.send(question);
    return (await answered)[0] as unknown;
  };
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the app ended (${code}): ${lines.join("\n")}`)));
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) throw new Error("the app's output is read");
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const url = urlOf(line);
        if (url !== undefined) resolve({ url, process: child, lines, ended, stop, ask });
      });
    }
  });
}

function urlOf(line: string): string | undefined {
  if (!line.includes('"listening"')) return undefined;
  return (JSON.parse(line) as { url: string }).url;
}
