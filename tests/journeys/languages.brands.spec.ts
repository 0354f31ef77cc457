import { localeNames } from "schemas/names";
import { PlainBrowser } from "../support/plain-browser";
import { Visitor } from "../support/visitor";
import { expect, test } from "./fixtures";

test("the first visit is in the brand's own language, whatever the browser prefers [1.04 1.05]", async ({
  site,
  brand: { config, t },
}) => {
  // Which that is for a file, schemas/brand.test.ts shows.
  for (const preferred of ["en-GB", "th-TH", "de-DE"]) {
    const page = await new PlainBrowser(site.url).open("/login", { "accept-language": preferred });
    expect(page.document.documentElement.getAttribute("lang")).toBe(config.defaultLocale);
    expect(page.text("h1")).toContain(t("public:login.title"));
  }
});

test("the switcher changes the language, without script too, and the choice stays [2.09 3.35]", async ({
  site,
  member,
  brand: { config, texts },
}) => {
  const browser = new PlainBrowser(site.url);
  const lang = () => browser.page.document.documentElement.getAttribute("lang");
  for (const locale of [...config.locales.slice(1), ...config.locales.slice(0, 1)]) {
    await browser.open("/login");
    await browser.press(localeNames[locale]);
    expect([browser.page.path, lang()]).toEqual(["/login", locale]);
    expect(browser.visitor.cookieHeader()).toContain(`locale=${locale}`);
    await browser.visitor.signIn(member);
    await browser.open("/user/home");
    expect(lang()).toBe(locale);
    expect(browser.page.document.title).toContain(texts.t(locale)("home:title"));
  }
});

test("switching keeps the member on the screen [2.20]", async ({ signedIn: page, brand }) => {
  const { config, texts } = brand;
  const other = config.locales.find((locale) => locale !== config.defaultLocale) ?? config.defaultLocale;
  await page.goto("/user/home?from=menu");
  await page.locator("header summary").click();
  await page.getByRole("button", { name: localeNames[other], exact: true }).click();
  await expect(page).toHaveURL("/user/home?from=menu");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page.getByRole("link", { name: texts.t(other)("home:transfer") })).toBeVisible();
});

test("a language that the brand does not offer is not shown, whatever the cookie says; one that it does is kept for a month [3.35]", async ({
  site,
  brand: { config },
}) => {
  for (const wanted of ["de", "lo", "", "th; x", "../../etc"]) {
    const isOffered = config.locales.some((locale) => locale === wanted);
    const answer = await new Visitor(site.url).post("/language", { locale: wanted, returnTo: "/login" });
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(isOffered ? 1 : 0);
    for (const cookie of cookies) {
      const seconds = Number(/max-age=(\d+)/i.exec(cookie)?.[1]);
      expect(seconds).toBeGreaterThan(30 * 86_400);
    }
    const shown = await fetch(`${site.url}/login`, {
      headers: { cookie: `locale=${encodeURIComponent(wanted)}` },
    });
    const expected = isOffered ? wanted : config.defaultLocale;
    expect(await shown.text()).toContain(`<html lang="${expected}"`);
  }
});
