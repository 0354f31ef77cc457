import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashTree } from "./hash-tree";
import { precompress } from "./precompress";
import { run } from "./run";
import { say, seconds, warn } from "./say";

/** Everything the build depends on. A brand's config is not included: the server reads it when it starts. */
const INPUTS = [
  "app",
  "schemas",
  "themes",
  "public",
  "scripts/bootstrap/notices.ts",
  "scripts/bootstrap/precompress.ts",
  "scripts/bootstrap/route-styles.ts",
  "scripts/bootstrap/server-packages.ts",
  "package-lock.json",
  "patches",
  "vite.config.ts",
  "remix.config.js",
  "tsconfig.json",
];

/**
 * Builds for production and precompresses the assets. Returns whether it succeeded; prints a failure's whole output.
 */
export async function build(root: string): Promise<boolean> {
  const started = performance.now();
  const stamp = join(root, "build", ".stamp");
  await rm(stamp, { force: true });
  const hash = await hashTree(root, INPUTS);
  const { code, output } = await run(
    process.execPath,
    [join(root, "node_modules/@remix-run/dev/dist/cli.js"), "vite:build"],
    { cwd: root, env: { ...process.env, NODE_ENV: "production" } },
  );
  if (code !== 0) {
    warn(`${output}\nThe build failed.`);
    return false;
  }
  const files = await precompress(join(root, "build", "client"));
  await mkdir(join(root, "build"), { recursive: true });
  await writeFile(stamp, hash);
  say(`Built in ${seconds(started)}, ${files} files precompressed.`);
  return true;
}

/** Builds unless the last build was made from the same files. Returns whether a current build exists. */
export async function ensureBuild(root: string): Promise<boolean> {
  const stamp = await readFile(join(root, "build", ".stamp"), "utf8").catch(() => "");
  if (stamp !== "" && stamp === (await hashTree(root, INPUTS))) return true;
  say("Building …");
  return build(root);
}
