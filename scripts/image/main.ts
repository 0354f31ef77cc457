import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../bootstrap/run";
import { say } from "../bootstrap/say";
import { ensureTools, findProgram } from "../bootstrap/tools";
import { makeBase } from "./base";
import { buildImage, IMAGE } from "./build";
import { checkContents } from "./contents";
import { readFacts } from "./facts";
import { tryImage } from "./trial";

// npm run image [-- BRAND]: builds the Dockerfile with buildah, without an engine or an image registry, and tries it.
const operator = process.argv[2] ?? "";
const folder = join(tmpdir(), "kapao-image");
await mkdir(folder, { recursive: true });

const isThere = async () =>
  ["buildah", "debootstrap", "unshare"].every((name) => findProgram(name) !== undefined);
const packages = ["buildah", "crun", "debootstrap", "util-linux"];
if (!(await ensureTools([{ what: "buildah", packages, isThere }]))) process.exit(1);

const buildah = ["buildah", "--storage-driver", "vfs"];
for (const [option, name] of [
  ["--root", "store"],
  ["--runroot", "run"],
] as const)
  buildah.push(option, join(folder, name));

await makeBase(folder, buildah.join(" "));
await buildImage(buildah.join(" "), operator);

const facts = await readFacts(buildah);
const [command = "", ...args] = buildah;
const said = async (...more: string[]) => (await run(command, [...args, ...more])).output.trim();
const container = await said("from", IMAGE);
try {
  const root = await said("mount", container);
  const packagesInside = await checkContents(root, operator);
  await tryImage(root, facts, operator);
  say(`The image starts as ${facts.User} on a read-only root, is healthy, and ends with 0 after SIGTERM;`);
  say(`sbom.json lists ${packagesInside} packages.`);
} finally {
  await said("rm", container);
}
