import { type ChildProcess, spawn } from "node:child_process";
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
}

/** Starts the production server, configured only by its environment. */
export function startApp(
  environment: Record<string, string>,
  { openFiles }: { openFiles?: number } = {},
): Promise<TestApp> {
  // The shell sets the limit on open files and then becomes the server itself.
  const limit = openFiles === undefined ? "" : `ulimit -n ${openFiles} && `;
  const child = spawn("/bin/sh", ["-c", `${limit}exec "$0" build/server/index.js`, process.execPath], {
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
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the app ended (${code}): ${lines.join("\n")}`)));
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) throw new Error("the app's output is read");
      createInterface({ input: stream }).on("line", (line) => {
        lines.push(line);
        const url = urlOf(line);
        if (url !== undefined) resolve({ url, process: child, lines, ended, stop });
      });
    }
  });
}

function urlOf(line: string): string | undefined {
  if (!line.includes('"listening"')) return undefined;
  return (JSON.parse(line) as { url: string }).url;
}
