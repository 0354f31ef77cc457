import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { blankEnvironment } from "../../scripts/bootstrap/blank-environment";

export const TEST_SECRET = "a secret for tests that is long enough";

export interface TestApp {
  url: string;
  process: ChildProcess;
  /** Every line of its output. */
  lines: string[];
  /** Resolves with the exit code, or null after a signal. */
  ended: Promise<number | null>;
  stop(): Promise<void>;
  /** Lets so much time pass on the app's own clock, if it was started with a moved one. */
  pass(ms: number): Promise<void>;
}

interface Limits {
  openFiles?: number;
  /** Its clock is one that the test moves (`pass`). */
  isClockMoved?: boolean;
}

/** Starts the production server, configured only by its environment. */
export function startApp(
  environment: Record<string, string>,
  { openFiles, isClockMoved = false }: Limits = {},
): Promise<TestApp> {
  // The shell sets the limit on open files and then becomes the server itself.
  const limit = openFiles === undefined ? "" : `ulimit -n ${openFiles} && `;
  const clock = isClockMoved ? "--import ./tests/support/moved-clock.mjs " : "";
  const command = `${limit}exec "$0" ${clock}build/server/index.js`;
  const child = spawn("/bin/sh", ["-c", command, process.execPath], {
    env: {
      ...blankEnvironment,
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      PORT: "0",
      OPERATOR: "siam-gold",
      SESSION_SECRET: TEST_SECRET,
      SHUTDOWN_DRAIN: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe", ...(isClockMoved ? (["ipc"] as const) : [])],
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  const pass = async (passMs: number) => {
    const moved = once(child, "message");
    child.send({ passMs });
    await moved;
  };
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the app ended (${code}): ${lines.join("\n")}`)));
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) throw new Error("the app's output is read");
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const url = urlOf(line);
        if (url !== undefined) resolve({ url, process: child, lines, ended, stop, pass });
      });
    }
  });
}

function urlOf(line: string): string | undefined {
  if (!line.includes('"listening"')) return undefined;
  return (JSON.parse(line) as { url: string }).url;
}
