/**
 * Shared by `npm start`, `npm run dev`, `npm run build`, `npm test` and `npm run qa`. With Node's built-ins only, it
 * checks the version of Node, installs the packages and registers TypeScript, so that everything after it can be
 * TypeScript.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { ensurePackages } from "./install.mjs";
import { isSupported } from "./node-version.mjs";

/** The project's root folder. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Resolves once TypeScript modules can be imported; otherwise ends the process with a one-line message. */
export async function boot() {
  if (/[#%?]/.test(root)) {
    process.stderr.write(
      `The build's tools cannot read a path with #, % or ?, such as ${root}: move the folder.\n`,
    );
    process.exit(1);
  }
  process.chdir(root);
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  if (!isSupported(process.versions.node, engines.node)) {
    process.stderr.write(`This needs Node ${engines.node}, and ${process.execPath} is ${process.version}.\n`);
    process.exit(1);
  }
  try {
    await ensurePackages(root);
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : fault}\n`);
    process.exit(1);
  }
  const { register } = await import("tsx/esm/api");
  register();
}
