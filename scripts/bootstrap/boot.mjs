/**
 * What `npm start`, `npm run dev`, `npm run build` and `npm test` have in common, with nothing but Node's built-ins:
 * the right Node, the packages, and then TypeScript, so that everything after this may be written in it.
 */
import process from "node:process";
import { fileURLToPath } from "node:url";
import { ensurePackages } from "./install.mjs";

const OLDEST_NODE = 20;

/** The project's folder. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Returns when TypeScript modules may be imported; ends the process with one clear line when that cannot be. */
export async function boot() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < OLDEST_NODE) {
    process.stderr.write(
      `This needs Node ${OLDEST_NODE} or newer, and ${process.execPath} is ${process.version}.\n`,
    );
    process.exit(1);
  }
  process.chdir(root);
  try {
    await ensurePackages(root);
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : fault}\n`);
    process.exit(1);
  }
  const { register } = await import("tsx/esm/api");
  register();
}
