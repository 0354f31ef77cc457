import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shrinkPictures } from "./shrink-pictures";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** A picture with more colours than a palette holds. */
function photo(): Buffer {
  const picture = new PNG({ width: 64, height: 64 });
  for (let at = 0; at < picture.data.length; at += 4) {
    picture.data.set([at % 251, (at >> 4) % 253, (at >> 7) % 256, 255], at);
  }
  return PNG.sync.write(picture);
}

/** The same picture as a palette, as far as the byte that says so. */
function palette(): Buffer {
  const picture = photo();
  picture[25] = 3;
  return picture;
}

test("a missing pngquant is said in one line with its package, and nothing is changed", async () => {
  vi.stubEnv("PATH", folder);
  await writeFile(join(folder, "home.png"), photo());
  await expect(shrinkPictures(folder)).rejects.toThrow(/^[^\n]*Debian: pngquant[^\n]*$/);
  expect(await readFile(join(folder, "home.png"))).toEqual(photo());
});

test("pictures that are palettes already are counted and left alone, so nobody needs pngquant for them", async () => {
  vi.stubEnv("PATH", "");
  await writeFile(join(folder, "home.png"), palette());
  await writeFile(join(folder, "notes.txt"), "not a picture");
  expect(await shrinkPictures(folder)).toEqual({ files: 1, bytes: palette().length });
});

test("a pngquant that fails is said with its own words", async () => {
  await writeFile(join(folder, "pngquant"), "#!/bin/sh\necho no memory >&2\nexit 2\n");
  await chmod(join(folder, "pngquant"), 0o755);
  vi.stubEnv("PATH", folder);
  await writeFile(join(folder, "home.png"), photo());
  await expect(shrinkPictures(folder)).rejects.toThrow("pngquant failed: no memory");
});
