import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

export interface ServicePlan<Ready> {
  /** The name shown at the terminal: "sandbox", "app". */
  name: string;
  /** The arguments for `node`. */
  args: readonly string[];
  /** Whether its modules listen to `ask`. */
  isAsked?: true;
  env: NodeJS.ProcessEnv;
  /** Called with each line of output until it returns a value, which means that the service is ready. */
  ready: (line: string) => Ready | undefined;
  /** Called with every other line. */
  onLine: (line: string) => void;
}

export interface Service<Ready> {
  name: string;
  pid: number;
  ready: Ready;
  /** Resolves with a description of how the process ended. */
  ended: Promise<string>;
  /** Resolves with its answer to a message; rejects if it ends before. */
  ask: (message: object) => Promise<unknown>;
  /** Sends SIGTERM, waits, then sends SIGKILL. */
  stop: () => Promise<void>;
}

/** Time limits to start and to stop; stopping takes longer than the app's own drain and grace periods. */
const PATIENCE_MS = { start: 90_000, stop: 45_000 };

/** None outlives this process. One listener for all: a brand book starts more than Node expects listeners. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** Starts a Node process and waits until it is ready. Throws an Error with the reason when it does not start. */
export async function startService<Ready>(plan: ServicePlan<Ready>): Promise<Service<Ready>> {
  const channel = plan.isAsked ? (["ipc"] as const) : [];
  const stdio = ["ignore", "pipe", "inherit", ...channel] as const;
  const child = spawn(process.execPath, plan.args, { env: plan.env, stdio: [...stdio] });
  const ended = endOf(child);
  running.add(child);
  void ended.then(() => running.delete(child));
  const ready = await Promise.race([
    firstReady(child, plan),
    ended.then((how) => {
      throw new Error(`The ${plan.name} stopped before it was up (${how}).`);
    }),
    late(plan.name),
  ]).catch((fault: unknown) => {
    // One that is late would live on without anybody who knows of it.
    child.kill("SIGKILL");
    throw fault;
  });
  return {
    ...{ name: plan.name, pid: child.pid ?? 0, ready, ended },
    ask: (message) => ask(child, message, ended),
    stop: () => stop(child, ended),
  };
}

async function ask(child: ChildProcess, message: object, ended: Promise<string>): Promise<unknown> {
  const answered = once(child, "message");
  child.send(message);
  const early = ended.then((how) => {
    throw new Error(`It stopped before it answered (${how}).`);
  });
  return ((await Promise.race([answered, early])) as unknown[])[0];
}

function firstReady<Ready>(child: ChildProcess, plan: ServicePlan<Ready>): Promise<Ready> {
  return new Promise((resolve) => {
    if (!child.stdout) throw new Error("a service's standard output is read");
    let isUp = false;
    createInterface({ input: child.stdout }).on("line", (line) => {
      const found = isUp ? undefined : plan.ready(line);
      if (found === undefined) return plan.onLine(line);
      isUp = true;
      resolve(found);
    });
  });
}

function late(name: string): Promise<never> {
  return new Promise((_, reject) => {
    const message = `The ${name} did not come up within ${PATIENCE_MS.start / 1000} s.`;
    setTimeout(() => reject(new Error(message)), PATIENCE_MS.start).unref();
  });
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (fault) => resolve(fault.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit ${code}`));
  });
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  const timer = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS.stop);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(timer);
}
