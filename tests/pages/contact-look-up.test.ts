import { expect, test } from "vitest";
import { ownPages } from "./pages";

/** The app keeps the look-up for a while, in each language by itself, so every test reads it in one of its own. */
const { brand, sandbox, guest, signedIn } = ownPages();

async function guestIn(locale: "lo" | "en") {
  const browser = guest();
  await browser.visitor.post("/language", { locale, returnTo: "/login" });
  return { browser, t: brand.texts.t(locale) };
}

test("a LINE name stands there by itself where the operator sends no link to it [2.14]", async () => {
  const body = { contactText: "", lineName: "@by-itself" };
  const fault = { endpoint: "lookup.contact", kind: "status", status: 200, body };
  await sandbox.control("POST", "/faults", fault);
  const { browser } = await guestIn("lo");
  const page = await browser.open("/contact");
  expect(page.text("main")).toContain("@by-itself");
  expect(page.text("main a")).not.toContain("@by-itself");
});

test("a contact look-up that fails takes down its panel only, and its link tries again", async () => {
  await sandbox.control("POST", "/faults", { endpoint: "lookup.contact", kind: "status", status: 500 });
  const { browser, t } = await guestIn("en");
  const page = await browser.open("/contact");
  expect(page.status).toBe(200);
  expect(page.text("main")).toContain(t("public:contact.failed"));
  expect(page.text("main")).toContain("1.1.14");
  await sandbox.control("DELETE", "/faults");
  await browser.follow(t("public:common.retry"));
  expect(browser.page.all(`main img[alt="${t("public:contact.qr")}"]`)).toHaveLength(1);
});

test("the website is what the operator calls its own, whatever the brand's file has [3.16 7.07]", async () => {
  const body = { name: "Of Its Own", website: "https://own.example/" };
  await sandbox.control("POST", "/faults", { endpoint: "lookup.info", kind: "status", status: 200, body });
  for (const [browser, path] of [
    [guest(), "/contact"],
    [await signedIn(), "/user/contact"],
  ] as const) {
    const page = await browser.open(path);
    expect([path, page.link("own.example")]).toEqual([path, body.website]);
  }
});
