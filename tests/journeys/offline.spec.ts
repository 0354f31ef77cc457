import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { awaitScript } from "./screens";

test.use({ serviceWorkers: "allow" });

/** Waits until the worker controls the page and has cached the offline page. */
async function awaitWorker(page: Page): Promise<void> {
  const isReady = () =>
    page.evaluate(async () => {
      const kept = await caches.match("/offline");
      return kept !== undefined && navigator.serviceWorker.controller?.state === "activated";
    });
  await expect.poll(isReady).toBe(true);
}

test("without a connection an address leads to a page of ours, in the member's language, the one that the browser keeps, and on by itself when it is back, even if the browser never says so", async ({
  signedIn: page,
  context,
  brand,
  member,
}) => {
  const { t } = brand;
  await page.addInitScript(() => addEventListener("online", (event) => event.stopImmediatePropagation()));
  await page.goto("/user/profile");
  await awaitScript(page);
  await awaitWorker(page);
  const kept = await page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push([new URL(request.url).pathname, (await answer?.text()) ?? ""]);
      }
    }
    return found;
  });
  expect(kept.map(([path]) => path)).toEqual(["/offline"]);
  for (const secret of [member.username, member._id]) expect(kept[0]?.[1]).not.toContain(secret);

  await context.setOffline(true);
  await page.goto("/user/statement?page=2");
  await expect(page.getByRole("heading", { name: t("public:offline.heading") })).toBeVisible();
  await expect(page.getByText(t("public:offline.later"))).toBeVisible();
  await expect(page).toHaveURL("/user/statement?page=2");
  await context.setOffline(false);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(t("statement:title"));
});

test("a money form that is sent without a connection reaches nobody, and is drawn anew when that is back", async ({
  signedIn: page,
  context,
  sandbox,
  member,
  brand,
}) => {
  // What is left to the page is the event that it waits for.
  await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }));
  await page.goto("/user/home/transfer");
  await awaitWorker(page);
  const form = page.getByRole("dialog").locator("form[method=post]");
  await form.locator("input[name=amount]").fill("10");
  await context.setOffline(true);
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page.getByRole("heading", { name: brand.t("public:offline.heading") })).toBeVisible();
  await context.setOffline(false);
  // Chromium's emulation does not tell a document that began without a connection; the event may end that document.
  await expect(() => page.evaluate(() => dispatchEvent(new Event("online")))).toPass();
  await expect(form.locator("input[name=amount]")).toBeVisible();
  expect(await sandbox.callsOf(member, "wallet.transfer")).toHaveLength(0);
});
