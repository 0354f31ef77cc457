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

/** Waits until the script has taken over and the complete stylesheets apply. */
async function settle(page: Page): Promise<void> {
  await awaitScript(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("link")].every(({ rel, media, sheet }) => {
      return rel !== "stylesheet" || (sheet !== null && media === "");
    }),
  );
}

for (const [device, viewport] of [
  ["phone", { width: 360, height: 640 }],
  ["desktop", { width: 1280, height: 800 }],
] as const) {
  test(`nothing moves while a page, its styles and its script arrive bit by bit: ${device}`, async ({
    signedIn: page,
    house,
  }) => {
    const proxy = await startPiecemealProxy(house.url);
    await page.setViewportSize(viewport);
    for (const path of PATHS) {
      await page.goto(`${proxy.url}${path}`);
      await settle(page);
      expect.soft(await page.evaluate(layoutShift), path).toBe(0);
    }
    await proxy.close();
  });
}

test("a screen that is opened meanwhile does not wait for the styles of the first one", async ({
  page,
  brand,
}) => {
  await page.goto("/login");
  await awaitScript(page);
  const ofBoth = await page.evaluate(() => window.__remixManifest.routes.root?.css?.[0]);
  const letGo = await hold(page, `**${ofBoth}`);
  await page.reload({ waitUntil: "commit" });
  await awaitScript(page);
  const waiting = page.locator('link[rel=stylesheet][media="not all"]');
  await expect(waiting).not.toHaveCount(0);
  await page
    .getByRole("main")
    .getByRole("link", { name: brand.t("public:login.register") })
    .click();
  await expect(page).toHaveURL("/register");
  await expect(waiting).toHaveCount(0);
  await letGo();
});
