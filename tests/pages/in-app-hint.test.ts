import { expect, test } from "vitest";
import { PlainBrowser } from "../support/plain-browser";
import { Visitor } from "../support/visitor";
import { pages } from "./pages";

const site = pages();
const { t } = site.brand;

const android = "Mozilla/5.0 (Linux; Android 13) Chrome/120.0 Mobile Safari/537.36";
const browserIn = (app: string) => new PlainBrowser(new Visitor(site.url, `${android} ${app}`));

test("inside LINE a hint offers the real browser, and stays away once it was closed", async () => {
  const browser = browserIn("Line/13.20.0/IAB");
  const page = await browser.open("/login?code=PR1");
  expect(page.link(t("public:inApp.open"))).toBe("/login?code=PR1&openExternalBrowser=1");
  expect(page.text()).toContain(t("public:inApp.line"));
  await browser.press(t("public:inApp.dismiss"));
  expect(browser.page.path).toBe("/login?code=PR1");
  expect(browser.page.text()).not.toContain(t("public:inApp.line"));
  expect((await browser.open("/contact")).text()).not.toContain(t("public:inApp.line"));
});

test("inside Facebook a hint says where the way to the browser is, as no address leads out of it", async () => {
  const browser = browserIn("[FBAN/EMA;FBAV/400.0]");
  const page = await browser.open("/login");
  expect(page.text()).toContain(t("public:inApp.facebook"));
  expect(page.text("a")).not.toContain(t("public:inApp.open"));
  await browser.press(t("public:inApp.dismiss"));
  expect(browser.page.text()).not.toContain(t("public:inApp.facebook"));
});

test("in a real browser there is no such hint", async () => {
  const page = await browserIn("").open("/login");
  expect(page.text("h1")).toContain(t("public:login.title"));
  for (const app of ["line", "facebook"] as const)
    expect(page.text()).not.toContain(t(`public:inApp.${app}`));
});
