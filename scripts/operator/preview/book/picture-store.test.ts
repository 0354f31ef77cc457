import { existsSync, mkdtempSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { PictureStore } from "./picture-store";

const folder = mkdtempSync(join(tmpdir(), "kapao-pictures-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("keeps pictures by their key, and forgets those that nobody asked for in a week", async () => {
  const store = new PictureStore(join(folder, "book"));
  await store.forgetOld();
  expect(await store.has("a")).toBe(false);
  await expect(store.read("a")).rejects.toThrow();
  await store.keep("a", Buffer.from("one"));
  await store.keep("b", Buffer.from("two"));
  expect((await store.read("a")).toString()).toBe("one");
  const old = new Date(Date.now() - 8 * 24 * 3_600_000);
  for (const key of ["a", "b"]) utimesSync(join(folder, "book", `${key}.webp`), old, old);
  expect(await store.has("b")).toBe(true);
  await store.forgetOld();
  expect(existsSync(join(folder, "book", "a.webp"))).toBe(false);
  expect(await store.has("b")).toBe(true);
});
