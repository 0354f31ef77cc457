import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { startPreview } from "../support/preview";

const folder = mkdtempSync(join(tmpdir(), "kapao-book-"));
test.afterAll(() => rmSync(folder, { recursive: true }));

function save(id: string, more: object = {}): string {
  const file = join(folder, `${id}.json`);
  writeFileSync(file, JSON.stringify({ id, name: id, locales: ["th"], ...more }));
  return file;
}

const accent = (color: string) => ({ theme: { preset: "midnight", colors: { accent: color } } });
const login = (page: Page, brand: string) => page.locator(`#login [data-picture="${brand}/login"] img`);

test("the brand book shows a state of two brands, follows the file, and shows a faulty file's faults above the last picture", async ({
  page,
}) => {
  const file = save("moon");
  const preview = await startPreview(
    file,
    "--beside",
    save("sun", { ...accent("#54C58F"), locales: ["th", "lo"] }),
  );
  try {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(preview.url);
    for (const brand of ["moon", "sun"]) await expect(login(page, brand)).toBeVisible();
    const widthOf = () => login(page, "moon").evaluate((image) => (image as HTMLImageElement).naturalWidth);
    await expect.poll(widthOf).toBe(360);
    const first = (await login(page, "moon").getAttribute("src")) ?? "";
    const [mark] = first.split("?");

    save("moon", accent("#FF9FB2"));
    await expect(login(page, "moon")).not.toHaveAttribute("src", first);
    await expect(login(page, "moon")).toHaveAttribute("src", new RegExp(`^${mark}\\?`));
    const second = (await login(page, "moon").getAttribute("src")) ?? "";

    save("moon", { ...accent("pink"), nmae: "x" });
    const faults = page.getByRole("alert", { name: "Faults of moon" });
    await expect(faults).toContainText("theme.colors.accent");
    await expect(faults).toContainText('did you mean "name"?');
    await expect(login(page, "moon")).toHaveAttribute("src", second);
    await expect.poll(widthOf).toBe(360);

    save("moon");
    await expect(faults).toHaveCount(0);
    // It was drawn before, and is not drawn again.
    await expect(login(page, "moon")).toHaveAttribute("src", first);
    await page.getByRole("button", { name: "1280", exact: true }).click();
    await expect.poll(widthOf).toBe(1280);
    await page.getByRole("button", { name: "ລາວ", exact: true }).click();
    await expect(page.locator('#login [data-picture="moon/login"]')).toHaveText("moon has no ລາວ");
    await expect(login(page, "moon")).toBeHidden();
    await expect(login(page, "sun")).toBeVisible();
  } finally {
    expect(await preview.close()).toBe(0);
  }
});
