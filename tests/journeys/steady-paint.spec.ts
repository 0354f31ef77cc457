import type { Page } from "playwright/test";
import { startPiecemealProxy } from "../support/piecemeal-proxy";
import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { awaitScript } from "./screens";

const PATHS = [
  "/user/home",
  "/user/home/transfer",
  "/user/home/withdraw",
  "/user/home/deposit",
  "/user/home/invite",
  "/user/home/refund",
  "/user/bonus",
  "/user/spin",
  "/user/profile",
  "/user/profile/edit",
  "/user/contact",
  "/user/statement",
  "/login",
  "/register",
  "/contact",
  "/howto",
  "/howto/wallet",
  "/nowhere",
];

/** Runs in the page: returns the sum of its layout shifts so far. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(sum)));
  });
}

/** Waits until the script has taken over and the complete stylesheets apply: the screens' and the theme. */
async function settle(page: Page): Promise<void> {
  await awaitScript(page);
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
    return sheets.length > 1 && sheets.every(({ sheet, media }) => sheet !== null && media === "");
  });
}

for (const [device, viewport] of [
  ["phone", { width: 360, height: 640 }],
  ["narrow desktop", { width: 1093, height: 615 }],
  ["desktop", { width: 1280, height: 800 }],
] as const) {
  test(`nothing moves while a page, its styles and its script arrive bit by bit: ${device}`, async ({
    signedIn: page,
    house,
  }) => {
    test.slow();
    const proxy = await startPiecemealProxy(house.url);
    await page.setViewportSize(viewport);
    try {
      for (const path of PATHS) {
        await page.goto(`${proxy.url}${path}`);
        await settle(page);
        expect.soft(await page.evaluate(layoutShift), path).toBe(0);
      }
    } finally {
      await proxy.close();
    }
  });
}

/** The address of a stylesheet that every screen needs. */
async function sharedSheet(page: Page): Promise<string> {
  await page.goto("/login");
  await awaitScript(page);
  return `**${await page.evaluate(() => window.__remixManifest.routes.root?.css?.[0])}`;
}

/** Before a stylesheet that hangs is given up. */
const SOON = { timeout: 2_000 };

const waitingSheets = (page: Page) => page.locator('link[rel=stylesheet][media="not all"]');

test("a screen that is opened meanwhile does not wait for the styles of the first one", async ({
  page,
  brand,
}) => {
  await hold(page, await sharedSheet(page));
  await page.reload({ waitUntil: "commit" });
  await awaitScript(page);
  await expect(waitingSheets(page)).not.toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("link", { name: brand.t("public:login.register") })
    .click();
  await expect(page).toHaveURL("/register");
  await expect(waitingSheets(page)).toHaveCount(0, SOON);
});

test("the other styles do not wait for one that fails, and not long for one that hangs", async ({ page }) => {
  const sheet = await sharedSheet(page);
  await page.route(sheet, (route) => route.abort());
  await page.reload();
  await expect(page.locator("link[rel=stylesheet]")).not.toHaveCount(0);
  await expect(waitingSheets(page)).toHaveCount(0, SOON);
  await page.unrouteAll();
  await hold(page, sheet);
  await page.reload({ waitUntil: "commit" });
  await awaitScript(page);
  await expect(waitingSheets(page)).not.toHaveCount(0);
  await expect(waitingSheets(page)).toHaveCount(0);
});
