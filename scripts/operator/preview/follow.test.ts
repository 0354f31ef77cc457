import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { follow } from "./follow";

const folder = mkdtempSync(join(tmpdir(), "kapao-follow-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("tells once of a file that is saved, replaced or whose picture changes, and of no other file", async () => {
  const file = join(folder, "moon.json");
  writeFileSync(file, "{}");
  mkdirSync(join(folder, "moon", "videos"), { recursive: true });
  const changed = vi.fn();
  const end = follow(file, changed);
  try {
    const afterwards = async (count: number) => {
      await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(count), { timeout: 5_000 });
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(changed).toHaveBeenCalledTimes(count);
    };
    await new Promise((resolve) => setTimeout(resolve, 300));
    changed.mockClear();
    writeFileSync(join(folder, "sun.json"), "{}");
    await afterwards(0);
    writeFileSync(file, '{"a":1}');
    await new Promise((resolve) => setTimeout(resolve, 40));
    writeFileSync(file, '{"a":2}');
    await afterwards(1);
    writeFileSync(join(folder, "new"), "{}");
    renameSync(join(folder, "new"), file);
    await afterwards(2);
    writeFileSync(join(folder, "moon", "videos", "play.svg"), "<svg/>");
    await afterwards(3);
  } finally {
    end();
  }
});

it("follows a folder of pictures that is made later", async () => {
  const file = join(folder, "star.json");
  writeFileSync(file, "{}");
  const changed = vi.fn();
  const end = follow(file, changed);
  try {
    mkdirSync(join(folder, "star"));
    await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 5_000 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    changed.mockClear();
    writeFileSync(join(folder, "star", "logo.svg"), "<svg/>");
    await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 5_000 });
  } finally {
    end();
  }
});

it("goes on while the file is gone, and throws where there is no folder to follow", async () => {
  const file = join(folder, "gone.json");
  writeFileSync(file, "{}");
  const changed = vi.fn();
  const end = follow(file, changed);
  try {
    for (const act of [() => rmSync(file), () => writeFileSync(file, "{}")]) {
      changed.mockClear();
      act();
      await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 5_000 });
    }
  } finally {
    end();
  }
  expect(() => follow(join(folder, "nowhere", "moon.json"), changed)).toThrow("ENOENT");
});
