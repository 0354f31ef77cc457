import { runLoud } from "../bootstrap/run";

/** Runs a script of the shell's, which gets `values` as variables; throws when a step of it fails. */
export async function shell(script: string, values: Record<string, string>): Promise<void> {
  const code = await runLoud("sh", ["-euc", script], { env: { ...process.env, ...values } });
  if (code !== 0) throw new Error(`a step of the image failed (exit ${code})`);
}
