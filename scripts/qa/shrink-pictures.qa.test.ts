import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { expect, test } from "vitest";
import { isPalettePng } from "./palette-png";
import { shrinkPictures } from "./shrink-pictures";

/**
 * How far a colour channel may be off: Playwright's comparison takes a fifth of the way from black to white as equal.
 */
const MOST_OFF = 32;

test("only the named pictures become palettes, and look as before", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pictures-"));
  const picture = new PNG({ width: 128, height: 128 });
  for (let at = 0; at < picture.data.length; at += 4) {
    const [x, y] = [(at / 4) % 128, Math.floor(at / 512)];
    picture.data.set([x * 2, y * 2, 128, 255], at);
  }
  const original = PNG.sync.write(picture);
  for (const name of ["home.png", "login.png"]) await writeFile(join(folder, name), original);
  const { files, bytes } = await shrinkPictures(folder, ["home.png"]);
  const shrunk = await readFile(join(folder, "home.png"));
  expect({ files, bytes }).toEqual({ files: 1, bytes: shrunk.length });
  expect(isPalettePng(shrunk)).toBe(true);
  const off = PNG.sync.read(shrunk).data.map((value, at) => Math.abs(value - (picture.data[at] ?? 0)));
  expect(Math.max(...off)).toBeLessThanOrEqual(MOST_OFF);
  expect(await readFile(join(folder, "login.png"))).toEqual(original);
  await rm(folder, { recursive: true });
});
