import { expect } from "playwright/test";
import { localeNames } from "schemas/names";
import { arrive, type Look, openAndLook, type Visitor } from "./tour-visitor";

/** Every screen of guests; those of a registration have their own journey. */
export async function visitPublicScreens(visitor: Visitor, look: Look): Promise<void> {
  const { page, brand } = visitor;
  const open = openAndLook(visitor, look);
  for (const path of ["/howto", "/howto/wallet", "/contact", "/terminated", "/nowhere"]) await open(path);
  await open("/contact/chat");
  // It stays offline while it is looked at: its way back could cross that of the tour.
  await page.route("**/offline", (route, request) =>
    request.method() === "HEAD" ? route.abort() : route.continue(),
  );
  await page.goto("/offline");
  await look("/offline");
  await lookInsideLine(visitor, look);
  await open("/login");
  const language = page.getByRole("button", { name: localeNames[brand.config.defaultLocale] });
  await page.locator("header summary").click();
  await expect(language).toBeVisible();
  await look("/login, languages open");
  await page.keyboard.press("Escape");
  await expect(language).toBeHidden();
  await page.locator("input[name=username]").fill("0800000000");
  await page.locator("input[name=password]").fill("nobody");
  await page.locator("input[name=password]").press("Enter");
  await expect(page.getByRole("alert")).not.toBeEmpty();
  await look("/login, refused");
}

/** The in-app browser's hint above a screen. */
async function lookInsideLine(visitor: Visitor, look: Look) {
  const { page, brand } = visitor;
  await page.route("**/howto", (route, request) =>
    route.continue({ headers: { ...request.headers(), "user-agent": "Mozilla/5.0 Line/14.9.0/IAB" } }),
  );
  await arrive(visitor, "/howto");
  await expect(page.getByRole("complementary", { name: brand.t("public:inApp.label") })).toBeVisible();
  await look("/howto, inside LINE");
  await page.unroute("**/howto");
}
