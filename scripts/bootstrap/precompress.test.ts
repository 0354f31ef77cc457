import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { precompress } from "./precompress";

test("every text of a kilobyte or more lies there ready compressed; pictures and scraps do not", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kapao-br-"));
  const text = "export const wallet = 1;\n".repeat(100);
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/app.js"), text);
  await writeFile(join(folder, "assets/small.js"), "1");
  await writeFile(join(folder, "assets/logo.png"), text);
  try {
    expect(await precompress(folder)).toBe(1);
    const files = await readdir(join(folder, "assets"));
    expect(files.sort()).toEqual(["app.js", "app.js.br", "app.js.gz", "logo.png", "small.js"]);
    const bytes = (suffix: string) => readFile(join(folder, `assets/app.js${suffix}`));
    expect(brotliDecompressSync(await bytes(".br")).toString()).toBe(text);
    expect(gunzipSync(await bytes(".gz")).toString()).toBe(text);
  } finally {
    await rm(folder, { recursive: true });
  }
});
