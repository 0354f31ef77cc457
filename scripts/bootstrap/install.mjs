/** Installs the packages of package-lock.json. Uses only Node's built-ins: it runs before any package exists. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { isInstalled } from "./installed.mjs";

/** Runs `npm ci` unless node_modules already matches package-lock.json and patches/. @param {string} root */
export async function ensurePackages(root) {
  const lock = await readFile(join(root, "package-lock.json"), "utf8");
  const hash = `${await hashOf(root, lock)} ${process.platform} ${process.arch}`;
  const stamp = join(root, "node_modules", ".kapao-lock");
  const stamped = await textOf(stamp);
  if (stamped === hash) return;
  // A manual install may have left node_modules right: then leave it alone.
  const hidden = await textOf(join(root, "node_modules", ".package-lock.json"));
  const isRight =
    stamped === undefined && hidden !== undefined && isInstalled(JSON.parse(lock), JSON.parse(hidden));
  if (!isRight || !(await isPatched(root))) {
    process.stdout.write("Installing the packages (npm ci) …\n");
    await npmCi(root);
    // Where npm is set to run no scripts, it has patched nothing.
    if (!(await isPatched(root))) throw new Error("a patch of patches/ does not apply");
  }
  await writeFile(stamp, hash);
}

/** @param {string} root @param {string} lock */
async function hashOf(root, lock) {
  const hash = createHash("sha256").update(lock);
  const folder = join(root, "patches");
  for (const name of (await readdir(folder)).sort()) hash.update(await readFile(join(folder, name)));
  return hash.digest("hex");
}

/** Whether all of patches/ stand in node_modules, put there now if not before. @param {string} root */
function isPatched(root) {
  const tool = join(root, "node_modules/patch-package/index.js");
  const child = spawn(process.execPath, [tool, "--error-on-fail", "--error-on-warn"], {
    cwd: root,
    stdio: "ignore",
  });
  return new Promise((resolve) => {
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
}

/** @param {string} file @returns {Promise<string | undefined>} */
function textOf(file) {
  return readFile(file, "utf8").catch(() => undefined);
}

/** Prints nothing unless it fails. Includes the build tools even with NODE_ENV=production. @param {string} root */
function npmCi(root) {
  const child = spawn("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", (fault) => reject(new Error(`npm cannot be started: ${fault.message}`)));
    child.on("close", (code) => {
      if (code === 0) resolve(undefined);
      else reject(new Error(`npm ci failed (exit ${code}):\n${output}`));
    });
  });
}
