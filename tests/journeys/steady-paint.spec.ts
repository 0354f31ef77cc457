import { expect, test } from "./fixtures";
import { hold } from "./held-requests";
import { awaitScript } from "./screens";
import { expectSteadyPaint } from "./steady-paint";

test("nothing moves while a page, its styles and its script arrive bit by bit: phone", async ({
  signedIn: page,
  site,
}) => {
  test.slow();
  await expectSteadyPaint(page, site.url);
});

const sheet = "**/assets/styles-*.css";

test("a guest who taps before the whole sheet is there gets the next screen with its own styles", async ({
  page,
  brand,
}) => {
  await hold(page, sheet);
  const asked = page.waitForRequest(sheet);
  await page.goto("/login", { waitUntil: "commit" });
  await asked;
  await page
    .getByRole("main")
    .getByRole("link", { name: brand.t("public:login.register") })
    .click();
  await expect(page).toHaveURL("/register");
  const opened = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name);
  expect(new URL(opened ?? "").pathname).toBe("/register");
});

test("home has one sheet once it is hydrated, and so has what is opened from there", async ({
  signedIn: page,
}) => {
  const links = page.locator("link[rel=stylesheet]");
  await page.goto("/user/home");
  await expect(page.locator("main link[rel=stylesheet]")).toHaveCount(1);
  await awaitScript(page);
  await expect(page.locator("head link[rel=stylesheet]")).toHaveCount(1);
  await expect(links).toHaveCount(1);
  for (const path of ["/user/statement", "/user/home"]) {
    await page.locator(`nav a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect(links).toHaveCount(1);
  }
});

test("a page whose sheet fails is interactive all the same", async ({ page }) => {
  await page.route(sheet, (route) => route.abort());
  await page.goto("/login");
  await awaitScript(page);
});

test("home's figures are painted while its sheet is still on the way", async ({ signedIn: page }) => {
  await hold(page, sheet);
  await page.goto("/user/home", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const [paint] = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const seen = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().map(({ name }) => name));
        new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
      }),
  );
  expect(paint).toContain("paint");
  await expect(page.getByRole("navigation")).toHaveCount(0);
});
