import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { baselineNames } from "../../tests/journeys/picture-table";
import { brandIds } from "../operator/brands/brand-files";
import { isPalettePng } from "./palette-png";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = `${root}tests/baselines/`;
const files = readdirSync(folder);
const locales = z.object({ locales: z.array(z.string()) });

/** Every clone pays for them. */
const MOST_BYTES = 12 * 1024 * 1024;

/** The names of all pictures that the brands in config/ may have. */
function expectedFiles(): Set<string> {
  return new Set(
    brandIds(`${root}config`).flatMap((id) => {
      const config = locales.parse(JSON.parse(readFileSync(`${root}config/${id}.json`, "utf8")));
      return baselineNames(config.locales).map((name) => `${id}-${name}.png`);
    }),
  );
}

describe("the pictures in tests/baselines", () => {
  test("are small, all together and each as a palette", () => {
    const bytes = files.reduce((sum, file) => sum + statSync(folder + file).size, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    expect(files.filter((file) => !isPalettePng(readFileSync(folder + file)))).toEqual([]);
  });

  test("are each named after a brand that there is and a picture of its languages", () => {
    const expected = expectedFiles();
    expect(files.filter((file) => !expected.has(file))).toEqual([]);
  });
});
