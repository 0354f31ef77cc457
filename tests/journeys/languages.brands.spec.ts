import type { Page } from "playwright/test";
import { localeNames } from "../../app/i18n/locale";
import { keysOf } from "../../app/i18n/text-faults.server";
import { resources } from "../../app/i18n/texts.server";
import { expect, test } from "./fixtures";
import { setLocale } from "./languages";
import { visitMemberScreens, visitPublicScreens } from "./screens";

/** Keys such as `home.title`, which a page shows if a text is missing. */
const keys = Object.values(resources.th).flatMap((namespace) =>
  keysOf(namespace).filter((key) => key.includes(".")),
);

async function expectTextsIn(page: Page, locale: string, name: string): Promise<void> {
  await expect(page.locator("html"), name).toHaveAttribute("lang", locale);
  const text = `${await page.title()} ${await page.locator("body").innerText()}`;
  const words = new Set(text.split(/[\s"'()]+/).map((word) => word.replace(/^\w+:/, "")));
  expect(
    keys.filter((key) => words.has(key)),
    `keys on ${name}`,
  ).toEqual([]);
  expect(text, name).not.toMatch(/\{\{|undefined|\[object|NaN/);
  const widths = await page.evaluate(
    () => [document.documentElement.scrollWidth, window.innerWidth] as const,
  );
  expect(widths[0], `${name} scrolls sideways`).toBeLessThanOrEqual(widths[1]);
}

test("the first visit is in the brand's own language, whatever the browser prefers [1.04 1.05]", async ({
  browser,
  house,
  brand: { config, t },
}) => {
  for (const preferred of ["en-GB", "th-TH", "de-DE"]) {
    const context = await browser.newContext({ locale: preferred, baseURL: house.url });
    const page = await context.newPage();
    await page.goto("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", config.defaultLocale);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(t("public:login.title"));
    await context.close();
  }
  expect(config.defaultLocale).toBe(config.laoBuild ? "lo" : config.locales.includes("lo") ? "th" : "en");
});

test("the switcher changes the language, without script too, and the choice stays [2.09 3.35]", async ({
  noScript: page,
  signIn,
  member,
  brand: { config, texts },
}) => {
  for (const locale of [...config.locales.slice(1), ...config.locales.slice(0, 1)]) {
    await page.goto("/login");
    await page.locator("header summary").click();
    await page.getByRole("button", { name: localeNames[locale], exact: true }).click();
    await expect(page).toHaveURL("/login");
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const cookie = (await page.context().cookies()).find(({ name }) => name === "locale");
    expect(cookie?.value).toBe(locale);
    expect(cookie?.expires).toBeGreaterThan(Date.now() / 1_000 + 30 * 86_400);
    await signIn(page.context(), member);
    await page.goto("/user/home");
    await expect(page).toHaveTitle(new RegExp(texts.t(locale)("home:title")));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
  }
});

test("switching keeps the member on the screen, dialog included [2.20]", async ({
  signedIn: page,
  brand,
}) => {
  const { config, texts } = brand;
  const other = config.locales.find((locale) => locale !== config.defaultLocale) ?? config.defaultLocale;
  await page.goto("/user/home?from=menu");
  await page.locator("header summary").click();
  await page.getByRole("button", { name: localeNames[other], exact: true }).click();
  await expect(page).toHaveURL("/user/home?from=menu");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page.getByRole("link", { name: texts.t(other)("home:transfer") })).toBeVisible();
});

test("a language that the brand does not offer is not shown, whatever the cookie says", async ({
  page,
  house,
  brand: { config },
}) => {
  for (const wanted of ["de", "lo", "", "th; x", "../../etc"]) {
    const isOffered = config.locales.some((locale) => locale === wanted);
    const answer = await page.request.post("/language", {
      form: { locale: wanted, returnTo: "/login" },
      maxRedirects: 0,
    });
    expect(answer.headersArray().filter(({ name }) => name === "set-cookie")).toHaveLength(isOffered ? 1 : 0);
    const shown = await fetch(`${house.url}/login`, {
      headers: { cookie: `locale=${encodeURIComponent(wanted)}` },
    });
    const expected = isOffered ? wanted : config.defaultLocale;
    expect(await shown.text()).toContain(`<html lang="${expected}"`);
  }
});

test("every screen is complete in every language of the brand, and fits its phone [1.04]", async ({
  page,
  house,
  brand,
  member,
  sandbox,
  signIn,
}) => {
  test.slow();
  for (const locale of brand.config.locales) {
    const visitor = { page, url: house.url, brand: { ...brand, t: brand.texts.t(locale) }, member, sandbox };
    const look = (name: string) => expectTextsIn(page, locale, `${name} in ${locale}`);
    await page.context().clearCookies();
    await setLocale(page.context(), house.url, locale);
    await page.setViewportSize(locale === "lo" ? { width: 320, height: 568 } : { width: 360, height: 640 });
    await visitPublicScreens(visitor, look);
    await signIn(page.context(), member);
    await visitMemberScreens(visitor, look);
  }
});
