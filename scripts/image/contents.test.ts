import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkContents } from "./contents";

function imageWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "kapao-image-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const licences = { "build/notices/client.txt": "react 18.3.1", "build/notices/server.txt": "react 18.3.1" };
  const usual = { ...licences, "package.json": "{}", "sbom.json": '{"components":[{"name":"react"}]}' };
  const all = { ...usual, "build/server/index.js": "", "config/moon.json": "{}", "data/x": "", ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(root, "app", path, ".."), { recursive: true });
    writeFileSync(join(root, "app", path), text);
  }
  return root;
}

test("an image of what runs is right, for one brand or all", async () => {
  expect(await checkContents(imageWith({}), "moon")).toBe(1);
  expect(await checkContents(imageWith({ "config/sun.json": "{}" }), "")).toBe(1);
});

test("anything more is told", async () => {
  const sources = imageWith({ "app/root.tsx": "" });
  await expect(checkContents(sources, "")).rejects.toThrow("/app has app, build");
  const packages = imageWith({ "node_modules/vite/package.json": "{}" });
  await expect(checkContents(packages, "")).rejects.toThrow("node_modules");
  await expect(checkContents(imageWith({ "config/sun.json": "{}" }), "moon")).rejects.toThrow("sun.json");
  const tested = imageWith({ "sbom.json": '{"components":[{"name":"vitest"}]}' });
  await expect(checkContents(tested, "")).rejects.toThrow("only builds and tests");
  const silent = imageWith({ "build/notices/client.txt": "" });
  await expect(checkContents(silent, "")).rejects.toThrow("licences of what the client contains");
});
