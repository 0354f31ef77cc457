import { existsSync } from "node:fs";
import { join } from "node:path";
import { run } from "../bootstrap/run";
import type { Fault } from "./check";

/** Runs one of the project's tools as a check: its output is the fault. `args` are the arguments for `node`. */
export async function toolFaults(root: string, args: readonly string[]): Promise<Fault[]> {
  const script = args.find((arg) => /\.(ts|mjs|js)$|\/bin\//.test(arg));
  if (script !== undefined && !existsSync(join(root, script))) {
    return [{ file: script, message: "is not there to be run" }];
  }
  const env = { ...process.env, NO_COLOR: "1" };
  const { code, output } = await run(process.execPath, args, { cwd: root, env });
  if (code === 0) return [];
  const said = output.trim() === "" ? `${args.join(" ")} ended with exit ${code}` : output.trim();
  return [{ message: said }];
}
