import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { awaitScript } from "./screens";
import { expectSteadyPaint } from "./steady-paint";

test("nothing moves while a page, its styles and its script arrive bit by bit: phone", async ({
  signedIn: page,
  house,
}) => {
  test.slow();
  await expectSteadyPaint(page, house.url);
});

/** The address of a stylesheet that every screen needs. */
async function sharedSheet(page: Page): Promise<string> {
  await page.goto("/login");
  await awaitScript(page);
  return `**${await page.evaluate(() => window.__remixManifest.routes.root?.css?.[0])}`;
}

/** Stops the page's clock before it is opened anew: a stylesheet that hangs is given up only by the clock. */
async function holdTimeFromTheStart(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const waitingSheets = (page: Page) => page.locator('link[rel=stylesheet][media="not all"]');

test("a screen that is opened meanwhile does not wait for the styles of the first one", async ({
  page,
  brand,
}) => {
  await hold(page, await sharedSheet(page));
  await holdTimeFromTheStart(page);
  await page.reload({ waitUntil: "commit" });
  await awaitScript(page);
  await expect(waitingSheets(page)).not.toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("link", { name: brand.t("public:login.register") })
    .click();
  await expect(page).toHaveURL("/register");
  await expect(waitingSheets(page)).toHaveCount(0);
});

test("the other styles do not wait for one that fails, and not long for one that hangs", async ({ page }) => {
  const sheet = await sharedSheet(page);
  await page.route(sheet, (route) => route.abort());
  await holdTimeFromTheStart(page);
  await page.reload();
  await expect(page.locator("link[rel=stylesheet]")).not.toHaveCount(0);
  await expect(waitingSheets(page)).toHaveCount(0);
  await page.unrouteAll();
  await hold(page, sheet);
  await page.reload({ waitUntil: "commit" });
  await awaitScript(page);
  await expect(waitingSheets(page)).not.toHaveCount(0);
  await page.clock.runFor(3_900);
  await expect(waitingSheets(page)).not.toHaveCount(0);
  await page.clock.runFor(200);
  await expect(waitingSheets(page)).toHaveCount(0);
});
