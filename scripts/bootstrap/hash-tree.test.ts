import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashTree } from "./hash-tree";

const paths = ["app", "vite.config.ts", "public"];
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "kapao-hash-"));
  await mkdir(join(root, "app/format"), { recursive: true });
  await writeFile(join(root, "app/format/date.ts"), "one");
  await writeFile(join(root, "vite.config.ts"), "config");
});
afterEach(() => rm(root, { recursive: true }));

test("the same files make the same hash, a folder that does not exist among them", async () => {
  expect(await hashTree(root, paths)).toBe(await hashTree(root, paths));
});

test.each(["app/format/date.ts", "vite.config.ts", "app/new.ts", "public/robots.txt"])(
  "a change of %s makes another build",
  async (file) => {
    const before = await hashTree(root, paths);
    await mkdir(join(root, "public"));
    await writeFile(join(root, file), "two");
    expect(await hashTree(root, paths)).not.toBe(before);
  },
);

test("a changed test makes no new build", async () => {
  const before = await hashTree(root, paths);
  await writeFile(join(root, "app/format/date.test.ts"), "a test");
  expect(await hashTree(root, paths)).toBe(before);
});
