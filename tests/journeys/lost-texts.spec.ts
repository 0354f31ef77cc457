import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { fillIn, grouped, submit } from "./login-screen";
import { registrationScreen } from "./registration-screen";
import { awaitScript } from "./screens";

/** Loses the files of some namespaces while `isLost` says so. Returns the addresses that were asked for. */
async function loseTexts(page: Page, namespaces: string, isLost: (tries: number) => boolean) {
  const asked: string[] = [];
  await page.route(new RegExp(`/assets/(${namespaces})-[\\w-]{8}\\.json$`), (route) => {
    const address = route.request().url();
    asked.push(address);
    const tries = asked.filter((one) => one === address).length;
    return isLost(tries) ? route.abort() : route.continue();
  });
  return asked;
}

/** The tries until a file is given up for the time being. */
const TRIES = 3;

test("texts that do not come leave the page in its words, and its form works without script", async ({
  page,
  member,
  brand,
}) => {
  const asked = await loseTexts(page, "public", () => true);
  await page.goto("/login");
  await expect.poll(() => asked.length).toBe(TRIES);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(brand.t("public:login.title"));
  await fillIn(page, brand, member);
  await submit(page, brand);
  await expect(page).toHaveURL("/user/home");
});

test("a page whose texts were given up gets its script when it is looked at again, with what was typed", async ({
  page,
  member,
  brand: { t },
}) => {
  let isBroken = true;
  const asked = await loseTexts(page, "public", () => isBroken);
  await page.goto("/login");
  const username = page.getByLabel(t("public:login.username"));
  await username.fill(member.username);
  await expect.poll(() => asked.length).toBe(TRIES);
  isBroken = false;
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    expect(asked.length).toBeGreaterThan(TRIES);
  }).toPass();
  await awaitScript(page);
  await expect(username).toHaveValue(grouped(member.username));
});

test("texts that are lost once are asked for again: the page gets its script, and the next screen its words", async ({
  signedIn: page,
  brand,
}) => {
  const asked = await loseTexts(page, "public|statement", (tries) => tries === 1);
  await page.goto("/user/home");
  await awaitScript(page);
  await page.getByRole("navigation").locator("a[href='/user/statement']").click();
  await expect(page.locator("h1", { hasText: brand.t("statement:title") })).toBeVisible();
  const [shared = "", , screen = ""] = asked;
  expect(screen).not.toBe(shared);
  expect(asked).toEqual([shared, shared, screen, screen]);
});

test("a screen whose texts do not come is drawn by the server, in its words", async ({
  signedIn: page,
  brand,
}) => {
  const asked = await loseTexts(page, "statement", () => true);
  await page.goto("/user/home");
  await awaitScript(page);
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("navigation").locator("a[href='/user/statement']").click();
  expect(new URL((await document).url()).pathname).toBe("/user/statement");
  expect(asked).toHaveLength(TRIES);
  await expect(page.locator("h1", { hasText: brand.t("statement:title") })).toBeVisible();
});

test("a form whose texts of faults do not come is left to the server, not judged in keys", async ({
  page,
  brand,
}) => {
  const asked = await loseTexts(page, "fields", () => true);
  await page.goto("/register");
  await awaitScript(page);
  const { phone, next } = registrationScreen(page, brand);
  const lost = page.waitForEvent("requestfailed", () => asked.length === TRIES);
  await phone.fill("081234567");
  await phone.blur();
  await lost;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  await next();
  await expect(page.getByText(brand.say("fields:phone.length", { length: "10" }))).toBeVisible();
});
