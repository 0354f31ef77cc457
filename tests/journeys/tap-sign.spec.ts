import type { Locale } from "../../app/i18n/locale";
import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { setLocale } from "./languages";
import { awaitScript } from "./screens";

test("a tapped link shows that it was understood until its screen is there, and no longer; a tab's word stays legible", async ({
  signedIn: page,
  brand: { t },
  axe,
}) => {
  const deposit = page.locator('main a[href="/user/home/deposit"]').first();
  await page.goto("/user/home");
  await awaitScript(page);
  const release = await hold(page, "**/user/home/deposit.data*");
  await deposit.click();
  await expect(deposit).toHaveAttribute("data-tapped", "");
  await expect(page).toHaveURL("/user/home");
  await release();
  await expect(page).toHaveURL("/user/home/deposit");
  await expect(page.locator("[data-tapped]")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: t("deposit:title") })).toBeVisible();
  await page.goto("/user/home");
  await awaitScript(page);
  const releaseProfile = await hold(page, "**/user/profile.data*");
  const tab = page.locator('nav a[href="/user/profile"]');
  await tab.click();
  await expect(tab).toHaveAttribute("data-tapped", "");
  await axe(page);
  await releaseProfile();
  await expect(page).toHaveURL("/user/profile");
});

test("a tap leads on although the page's clock stands still, and a key does as a tap does", async ({
  signedIn: page,
}) => {
  await page.clock.install();
  await page.goto("/user/home");
  await awaitScript(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('main a[href="/user/home/deposit"]').first().click();
  await expect(page).toHaveURL("/user/home/deposit");
  await page.goto("/user/home");
  await awaitScript(page);
  await page.locator('main a[href="/user/home/deposit"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/user/home/deposit");
});

test("a guest's next screen is asked for when the pointer comes over its link, and the tap asks no more", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/register.data") asked.push(request.resourceType());
  });
  await page.goto("/login");
  await awaitScript(page);
  const register = page.locator('main a[href="/register"]').first();
  const ahead = page.waitForResponse("**/register.data*");
  await register.hover();
  const answer = await ahead;
  expect(answer.headers()["cache-control"]).toBe("private, max-age=10");
  await answer.finished();
  const fromServer: boolean[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.responseReceived", ({ response }) => {
    const isData = new URL(response.url).pathname === "/register.data";
    if (isData) fromServer.push(!(response.fromDiskCache || response.fromPrefetchCache));
  });
  await register.click();
  await expect(page).toHaveURL("/register");
  expect(fromServer).toEqual([false]);
});

test("what was asked for ahead of a tap is in the page's language, whatever another tab has chosen since", async ({
  page,
  brand,
  site,
}) => {
  const [own, other] = brand.config.locales as [Locale, Locale];
  await setLocale(page.context(), site.url, own);
  await page.goto("/login");
  await awaitScript(page);
  await setLocale(page.context(), site.url, other);
  const ahead = page.waitForResponse("**/register.data*");
  const register = page.locator('main a[href="/register"]').first();
  await register.hover();
  await (await ahead).finished();
  await register.click();
  await expect(page).toHaveTitle(new RegExp(brand.texts.t(own)("public:register.title")));
});
