/**
 * Shared by `npm start`, `npm run dev`, `npm run build`, `npm test` and `npm run qa`. With Node's built-ins only, it
 * checks the version of Node, installs the packages and registers TypeScript, so that everything after it can be
 * TypeScript.
 */
import process from "node:process";
import { fileURLToPath } from "node:url";
import { ensurePackages } from "./install.mjs";

const OLDEST_NODE = "20.18";

/** The project's root folder. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Resolves once TypeScript modules can be imported; otherwise ends the process with a one-line message. */
export async function boot() {
  const isOld = process.versions.node.localeCompare(OLDEST_NODE, "en", { numeric: true }) < 0;
  if (isOld) {
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
