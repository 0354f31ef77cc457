import type { Page } from "playwright/test";
import { agreementHash } from "../../app/lookups/legal-texts.server";
import type { BrandInfo } from "../support/brand";
import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { awaitScript } from "./screens";

test.use({ hasAgreed: false });

const dialogOf = (page: Page, { t }: BrandInfo) =>
  page.getByRole("dialog", { name: t("home:agreements.title") });

/** Opens home, hydrated, with its clock controlled by the test and no dialog open yet. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto("/user/home");
  await awaitScript(page);
}

test("open by themselves 1.5 s after home is there; accepted, they stay away until the text changes [2.29 3.16 3.32 7.06 9.21]", async ({
  signedIn: page,
  sandbox,
  brand,
}) => {
  expect(brand.config.delays.agreementMs).toBe(1_500);
  const { agreements } = (await sandbox.call("lookup.agreements")).body as { agreements: string[] };
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openHome(page);
  await page.clock.runFor(1_499);
  expect(asked.filter((url) => url.includes("agreements.data"))).toEqual([]);
  const dialog = dialogOf(page, brand);
  await expect(dialog).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/user/home/agreements");
  expect(agreements.length).toBeGreaterThan(1);
  for (const html of agreements) await expect(dialog).toContainText(html.replace(/<[^>]*>/g, ""));
  await dialog.getByRole("button", { name: brand.t("home:agreements.accept") }).click();
  await expect(page).toHaveURL("/user/home");
  const kept = (await page.context().cookies()).find(({ name }) => name === "remember-agreement");
  expect(kept?.value).toMatch(new RegExp(`^${agreementHash(agreements)}\\.\\d{4}-\\d\\d-\\d\\d$`));
  expect(kept?.httpOnly).toBe(true);

  await page.goto("/user/home");
  await awaitScript(page);
  await page.clock.runFor(5_000);
  await expect(dialog).toHaveCount(0);

  const other = `${agreementHash(["another text"])}.2025-01-31`;
  await page
    .context()
    .addCookies([{ name: "remember-agreement", value: other, domain: "127.0.0.1", path: "/" }]);
  await page.goto("/user/home");
  await awaitScript(page);
  await page.clock.runFor(2_000);
  await expect(dialog).toBeVisible();
});

test("wait while a field has the focus; closed unread they do not come again over the same home, and never over another screen [2.29]", async ({
  signedIn: page,
  brand,
}) => {
  await openHome(page);
  await page.evaluate(() => {
    const field = document.body.appendChild(document.createElement("input"));
    field.focus();
  });
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL("/user/home");
  await page.evaluate(() => document.querySelector<HTMLElement>("body > input")?.blur());
  await page.clock.runFor(5_000);
  const dialog = dialogOf(page, brand);
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/user/home");
  await page.clock.runFor(5_000);
  await expect(dialog).toHaveCount(0);
  await page.goto("/user/home/transfer");
  await awaitScript(page);
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL("/user/home/transfer");
});

test("stay away while there is no connection, and come once it is back", async ({
  signedIn: page,
  brand,
}) => {
  await openHome(page);
  await page.context().setOffline(true);
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL("/user/home");
  await expect(page.getByRole("main").getByRole("link", { name: brand.t("home:deposit") })).toBeVisible();
  await page.context().setOffline(false);
  await page.clock.runFor(2_000);
  await expect(dialogOf(page, brand)).toBeVisible();
});

test("never call a member back who is on the way to another screen [2.29]", async ({
  signedIn: page,
  brand,
}) => {
  await openHome(page);
  const letGo = await hold(page, "**/user/statement.data*");
  const asked = page.waitForRequest("**/user/statement.data*");
  await page.getByRole("link", { name: brand.t("member:frame.statement") }).click();
  await asked;
  // The clock is the test's, drawing is not: the member must see that the next screen is loading.
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL("/user/home");
  await letGo();
  await expect(page).toHaveURL("/user/statement");
});
