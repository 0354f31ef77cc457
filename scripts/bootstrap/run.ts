import { type SpawnOptions, spawn } from "node:child_process";

export interface Ran {
  /** The exit code; 1 when the program could not be started or was killed by a signal. */
  code: number;
  /** Standard output and standard error, in the order they were written. */
  output: string;
}

/** Runs a program to its end and captures its output. Never throws: a program that cannot be started has code 1. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", (fault) => resolve({ code: 1, output: `${command}: ${fault.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a program that writes straight to the terminal. Returns its exit code. */
export function runLoud(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "inherit", "inherit"] });
    child.on("error", (fault) => {
      process.stderr.write(`${command}: ${fault.message}\n`);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}
