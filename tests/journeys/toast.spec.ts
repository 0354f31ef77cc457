import { expect, test } from "./fixtures";
import { denyClipboard, expectReadOut, holdTime, toastOf } from "./toast";

test("where there is no clipboard the toast says so and the text is selected; who reads or holds the toast is not hurried [8.11]", async ({
  signedIn: page,
  brand,
}) => {
  await denyClipboard(page, "absent");
  await page.goto("/user/profile");
  const copy = page.getByRole("button", { name: brand.t("public:copy.action") }).last();
  await expect(copy).toBeVisible();
  await holdTime(page);
  await copy.click();
  await expect(toastOf(page)).toHaveText(brand.t("public:copy.failed"));
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^\d{3}-\d{3}-\d{4}$/);
  await toastOf(page).hover();
  await page.clock.runFor(10_000);
  await expect(toastOf(page)).toBeVisible();
  await page.mouse.move(10, 600);
  await page.clock.runFor(4_100);
  await expect(toastOf(page)).toHaveCount(0);
});

test("over an open dialog the toast stands inside it: all else is out of reach then", async ({
  signedIn: page,
  brand,
  axe,
}) => {
  await denyClipboard(page, "absent");
  await page.goto("/user/profile");
  const copy = page.getByRole("button", { name: brand.t("public:copy.action") }).first();
  const handle = await copy.elementHandle();
  await page.getByRole("link", { name: brand.t("profile:changePassword") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await holdTime(page);
  await handle?.evaluate((button) => (button as HTMLButtonElement).click());
  await expect(toastOf(page)).toBeVisible();
  await expectReadOut(page, brand.t("public:copy.failed"), dialog);
  await toastOf(page).click({ trial: true });
  await page.clock.resume();
  await axe(page);
});
