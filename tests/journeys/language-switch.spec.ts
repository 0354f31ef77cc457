import type { Page } from "playwright/test";
import { localeNames } from "schemas/names";
import { expect, test } from "./fixtures";
import { registrationScreen } from "./registration-screen";
import { awaitScript } from "./screens";

async function switchTo(page: Page, locale: "th" | "lo" | "en"): Promise<void> {
  await page.locator("header summary").click();
  await page.getByRole("button", { name: localeNames[locale], exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await awaitScript(page);
}

test("switching the language in the middle of a form keeps what was typed, but no secret", async ({
  page,
}) => {
  await page.goto("/login");
  await awaitScript(page);
  await page.locator("input[name=username]").fill("0812345678");
  await page.locator("input[name=password]").fill("canary-secret");
  await page.locator("input[name=remember]").check({ force: true });
  await switchTo(page, "en");
  await expect(page.locator("input[name=username]")).toHaveValue("081 234 5678");
  await expect(page.locator("input[name=remember]")).toBeChecked();
  await expect(page.locator("input[name=password]")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
    /081 ?234 ?5678|canary/,
  );
});

test("it does after a refused form too, and nothing is sent again", async ({ page, brand, sandbox }) => {
  await page.goto("/register");
  const { phone } = registrationScreen(page, brand);
  await page.locator("form[action='/register']").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await awaitScript(page);
  await phone.fill("12");
  await page.evaluate(() => document.querySelector<HTMLFormElement>("form[action='/register']")?.submit());
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await awaitScript(page);
  await phone.fill("08123");
  await switchTo(page, "en");
  await expect(page.locator("input[name=username]")).toHaveValue("081 23");
  expect(await sandbox.calls({ endpoint: "account.validate" })).toHaveLength(0);
});

test("a page stays in its language when another tab has chosen another one since", async ({
  signedIn: page,
  brand,
}) => {
  await page.goto("/user/home");
  await awaitScript(page);
  const other = await page.context().newPage();
  await other.goto("/user/home");
  await awaitScript(other);
  await switchTo(other, "lo");
  await page.getByRole("link", { name: brand.t("member:frame.profile"), exact: true }).click();
  await expect(page).toHaveURL("/user/profile");
  await expect(page).toHaveTitle(new RegExp(brand.t("profile:title")));
  await other.goto("/user/profile");
  await expect(other).not.toHaveTitle(new RegExp(brand.t("profile:title")));
});
