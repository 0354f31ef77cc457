import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { writePreview } from "../support/preview";
import { expect, test } from "./fixtures";

test("every state of the brand can be drawn, and the folder opens without a server", async ({
  page,
  brandId,
}) => {
  test.setTimeout(40 * 60_000);
  const folder = mkdtempSync(join(tmpdir(), "kapao-book-"));
  try {
    const { code, said } = await writePreview(brandId, "--out", folder);
    expect(said.filter((line) => !/: written$|^\d+ of \d+ pictures drawn$/.test(line))).toEqual([]);
    expect(code).toBe(0);
    await page.goto(pathToFileURL(join(folder, "index.html")).href);
    const tiles = page.locator(".tile");
    expect(await tiles.count()).toBeGreaterThan(100);
    await expect(page.locator(".failed")).toHaveCount(0);
    await expect(page.locator(".shot em:not([hidden])")).toHaveCount(0);
    await expect(page.locator("#home img")).toBeVisible();
    expect(existsSync(join(folder, "pictures", brandId))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
