import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { fillIn, submit } from "./login-screen";
import { OUTCOME } from "./outcome-screen";
import { awaitScript } from "./screens";
import { give, slipPicture } from "./slip-hand";

test.use({ serviceWorkers: "allow" });

const SLIP = "/user/home/deposit/slip";

async function awaitWorker(page: Page): Promise<void> {
  await awaitScript(page);
  const isReady = () => page.evaluate(() => navigator.serviceWorker.controller?.state === "activated");
  await expect.poll(isReady).toBe(true);
}

const keptPictures = (page: Page) => page.evaluate(() => caches.has("shared"));

test("a slip that is shared from a bank's app opens the upload, looked at already; it is sent by the member alone", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  const { t } = brand;
  const file = await slipPicture(sandbox, member, brand.money(500));
  await page.goto("/user/profile");
  await awaitWorker(page);
  await give(page, "share", file.buffer.toString("base64"));
  await expect(page).toHaveURL(`${SLIP}?shared=1`);
  await expect(page.getByText("my-slip.png")).toBeVisible();
  const isRead = page.getByText(t("slip:readable"));
  await expect(isRead).toHaveCount(brand.config.features.slipCheck ? 1 : 0);
  await expect(page.getByText(t("slip:shared"))).toBeVisible();
  expect(await keptPictures(page)).toBe(false);
  expect(await sandbox.callsOf(member, "wallet.slip")).toEqual([]);
  await page.getByRole("button", { name: t("slip:send"), exact: true }).click();
  await expect(page).toHaveURL(OUTCOME);
  await page.goto(`${SLIP}?shared=1`);
  await expect(page.getByText(t("slip:sharedLost"))).toBeVisible();
});

test("a guest signs in first, and finds the shared slip then", async ({
  signedIn: page,
  sandbox,
  member,
  brand,
}) => {
  const file = await slipPicture(sandbox, member, brand.money(500));
  await page.goto("/user/profile");
  await awaitWorker(page);
  await page.context().clearCookies();
  await give(page, "share", file.buffer.toString("base64"));
  await expect(page).toHaveURL("/login");
  expect(await sandbox.callsOf(member, "wallet.slip")).toEqual([]);
  await fillIn(page, brand, member);
  await submit(page, brand);
  await expect(page).toHaveURL(`${SLIP}?shared=1`);
  await expect(page.getByText("my-slip.png")).toBeVisible();
});

test("a shared slip that nobody took for 15 minutes goes with the next page, and with logging out", async ({
  signedIn: page,
  brand,
}) => {
  await page.goto("/user/profile");
  await awaitWorker(page);
  const keep = (ageMs: number) =>
    page.evaluate(async (keptAt) => {
      const kept = await caches.open("shared");
      const headers = { "x-kept-at": String(keptAt) };
      await kept.put("/files/shared-slip", new Response("picture", { headers }));
    }, Date.now() - ageMs);
  await keep(14 * 60_000);
  await page.goto("/user/statement");
  await page.goto("/user/profile");
  expect(await keptPictures(page)).toBe(true);
  await keep(16 * 60_000);
  await page.goto("/user/statement");
  await expect.poll(() => keptPictures(page)).toBe(false);
  await keep(0);
  await page.getByRole("button", { name: brand.t("member:frame.logout") }).click();
  await expect(page).toHaveURL("/login");
  await expect.poll(() => keptPictures(page)).toBe(false);
});

test("without script, and so without the worker, the slip is asked for again", async ({
  noScript: page,
  signIn,
  member,
  brand,
}) => {
  await signIn(page.context(), member);
  await page.goto(`${SLIP}?shared=1`);
  // Playwright reads no text within `<noscript>`, which is drawn here.
  await expect(page.locator(`xpath=//noscript[.="${brand.t("slip:sharedLost")}"]`)).toBeVisible();
  await expect(page.getByText(brand.t("slip:good"))).toBeVisible();
});
