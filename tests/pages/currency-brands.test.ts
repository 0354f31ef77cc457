import { describe, expect, test } from "vitest";
import { account, offer } from "../journeys/deposit-desk";
import { moneyScreens } from "./currency-screens";
import { ownPages } from "./pages";

const { brand, sandbox, guest, signedIn } = ownPages({}, "lanxang");
const { config, texts, t } = brand;

/** What names the brand's own currency in any language. */
const kip = new RegExp(
  `LAK|${config.locales.map((locale) => texts.t(locale)("public:currency.LAK")).join("|")}`,
);

/** The brand has no summary. */
const screens = moneyScreens.filter((path) => path !== "/user/statement/summary");

const money = { walletAmount: 912_500.5, games: { PG: 700.25, JOKER: 0 }, inviteAmount: 40, statements: 12 };

describe("a member with baht at a brand that counts in kip", () => {
  test.each(config.locales)("sees no kip on any screen, in %s", async (locale) => {
    const who = await sandbox.make({ ...money, bonus: "week", currency: "BAHT" });
    // The currency of an account to pay to, and in the refund's information, is the operator's word.
    await offer(sandbox, who, {
      banks: [account("BCEL", "AUTO", { currency: "THB" }), account("WW", "OTHER")],
    });
    const body = { result: true, bonus: false, refundAmount: 5 };
    await sandbox.fault(who, { endpoint: "refund.check", kind: "status", status: 200, body });
    const browser = await signedIn(who);
    await browser.visitor.post("/language", { locale, returnTo: "/" });
    for (const path of screens) {
      const page = await browser.open(path);
      expect([path, page.status]).toEqual([path, 200]);
      const text = page.text("main").replace(config.tagline?.[locale] ?? "", "");
      expect([path, kip.exec(text)?.[0]]).toEqual([path, undefined]);
      expect([path, text]).toEqual([path, expect.stringMatching(/THB|บาท|ບາດ/)]);
    }
  });

  test("is refused, and told what was done, in baht", async () => {
    const browser = await signedIn(await sandbox.make({ ...money, currency: "THB" }));
    await browser.open("/user/home/withdraw");
    const refused = await browser.press(browser.page.text("dialog button[type=submit]"), { amount: "1" });
    expect(refused.text("dialog")).toContain(t("public:currency.THB"));
    await browser.open("/user/home/transfer");
    const done = await browser.press(t("transfer:submit"), { from: "wallet", to: "JOKER", amount: "5000" });
    expect(done.text("article")).toContain("5,000.00 THB");
    for (const page of [refused, done]) expect(page.text("main")).not.toMatch(kip);
    const file = await (await browser.visitor.get("/user/statement/csv")).text();
    expect(file).toContain(',"THB",');
    expect(file).not.toContain(',"LAK",');
  });

  test("sees figures without a currency until the operator can be asked for it, and never kip", async () => {
    const who = await sandbox.make({ ...money, currency: "THB" });
    await sandbox.wire(who, { currencyIn: "wallet" });
    for (const kind of ["status", "hang"] as const) {
      const browser = guest();
      await browser.visitor.signIn(who);
      await sandbox.fault(who, { endpoint: "wallet.get", kind });
      const unknown = (await browser.open("/user/statement")).text("main");
      expect(unknown).toMatch(/\d\.\d\d/);
      expect(unknown).not.toMatch(/THB|LAK|\(\s*\)/);
      expect(unknown).not.toMatch(kip);
      const file = await (await browser.visitor.get("/user/statement/csv")).text();
      expect(file).not.toContain(',"LAK",');
      await sandbox.heal(who);
      expect((await browser.open("/user/statement")).text("main")).toContain("THB");
    }
  });

  test("is known from the profile where sign-in could not read it", async () => {
    const who = await sandbox.make({ ...money, currency: "BAHT" });
    await sandbox.fault(who, { endpoint: "account.profile", kind: "status", times: 1 });
    const browser = await signedIn(who);
    expect((await browser.open("/user/statement")).text("main")).not.toMatch(kip);
  });
});

test("a member of whom the operator says nothing counts as the brand does", async () => {
  const browser = await signedIn(await sandbox.make(money));
  expect((await browser.open("/user/home")).text("main")).toContain("LAK");
});
