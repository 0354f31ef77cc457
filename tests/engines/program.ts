import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Time to start and to stop, on a machine whose cores are busy. */
const PATIENCE_MS = { start: 90_000, stop: 15_000 };

export interface Program {
  /** The first line of its output that fits, read already or still to come; throws when it ends before. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  /** Sends SIGTERM, waits, then sends SIGKILL. */
  stop(): Promise<void>;
}

/** Starts a program that has a line to say when it is up. It does not outlive this process. */
export function startProgram(
  command: string,
  args: readonly string[],
  more: Record<string, string> = {},
): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const ended = new Promise<string>((resolve) => {
    child.once("error", ({ message }) => resolve(message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit ${code}`));
  }).finally(() => process.off("exit", kill));

  const said: string[] = [];
  const listeners = new Set<(line: string) => void>();
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on("line", (line) => {
      said.push(line);
      for (const listen of listeners) listen(line);
    });
  }

  const line = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const fail = (how: string) => reject(new Error([`${command}: ${how}`, ...said.slice(-20)].join("\n")));
      const timer = setTimeout(fail, PATIENCE_MS.start, `does not say ${pattern}`);
      const listen = (text: string) => {
        const fits = pattern.exec(text);
        if (!fits) return;
        clearTimeout(timer);
        listeners.delete(listen);
        resolve(fits);
      };
      listeners.add(listen);
      void ended.then(fail);
      for (const text of said) listen(text);
    });

  const stop = async () => {
    const timer = setTimeout(kill, PATIENCE_MS.stop);
    child.kill("SIGTERM");
    await ended;
    clearTimeout(timer);
  };
  return { line, stop };
}
