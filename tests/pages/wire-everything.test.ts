import { beforeEach, describe, expect, test } from "vitest";
import type { WireVariety } from "../../scripts/sandbox/http/wire-ways";
import { nextPrize } from "../journeys/member-rewards";
import type { PlainBrowser } from "../support/plain-browser";
import type { JourneyMember } from "../support/sandbox";
import { gamePath, goesOnByItself, PLAY } from "./game-account";
import { expectOutcome } from "./outcome";
import { pages } from "./pages";

const site = pages();
const { brand, sandbox, signedIn } = site;
const { t, say, priced } = brand;

/** Everything that operator-api.md leaves open ("Where an answer is unclear"), at the same time. */
const everything: Partial<WireVariety> = {
  bareLists: true,
  numbersAsStrings: true,
  moneyAsStrings: true,
  flagsAsTexts: true,
  nulls: true,
  extraFields: true,
  emptyTexts: true,
  faultyRows: true,
  oddCase: true,
  expireIn: "milliseconds",
  longIds: true,
  plainShapes: true,
  spareAnswers: true,
  twinAccounts: true,
  currencyIn: "beside",
  failureKey: "error.message",
  refusedBy: "status",
};

const screens = [
  ...[
    "/user/home",
    "/user/home/transfer",
    "/user/home/withdraw",
    "/user/home/deposit",
    "/user/home/games/PG",
  ],
  ...["/user/home/deposit/slip", "/user/home/invite?page=1", "/user/home/refund?page=1", "/user/profile"],
  ...["/user/bonus", "/user/bonus/WEEK15", "/user/spin", "/user/statement", "/user/statement/summary"],
  ...["/user/statement/slips", "/user/contact", "/user/contact/chat"],
];

let who: JourneyMember;
let browser: PlainBrowser;
beforeEach(async () => {
  const games = { JOKER: 250, PG: 30.5 };
  who = await sandbox.make({ walletAmount: 10_000, games, statements: 3, coin: 2, currency: "BAHT" });
  await sandbox.wire(who, everything);
  browser = await signedIn(who);
});

describe("an operator with every oddity at once", () => {
  test("is read on every screen", async () => {
    for (const path of screens) {
      const page = await browser.open(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text("main")).not.toMatch(/undefined|NaN|\[object|\bfalse\b|\bnull\b/);
    }
    expect((await browser.open("/user/home")).text("main")).toContain(priced(10_280.5));
    expect(site.logLines.join("\n")).toContain("operator answered with faults");
  });

  test("has two ways where it has two accounts of one bank, each with its own payee and paid by itself", async () => {
    const page = await browser.open("/user/home/deposit");
    const ways = page.all("details[data-way=qr]");
    const valueIn = (way: Element, name: string) =>
      way.querySelector(`[name=${name}]`)?.getAttribute("value");
    const ofBank = ways.filter((way) => /^ww$/i.test(valueIn(way, "bankCode") ?? ""));
    expect(ofBank.map((way) => valueIn(way, "account"))).toEqual(["0", "1"]);
    expect(page.text("dialog")).toContain("Second Payee · 555-000-1112");
    const [, second] = ofBank;
    const bankCode = (second && valueIn(second, "bankCode")) ?? "";
    const intent = (second && valueIn(second, "intent")) ?? "";
    const code = await browser.press("do=create", { bankCode, account: "1", intent, amount: "100" });
    expect(code.path).toContain("account=1");
    code.one("dialog img[src^='data:image']");
    expect(code.text("dialog")).toContain("Second Payee");
  });

  test("withdraws without a maximum where it says 0", async () => {
    const page = await browser.open("/user/home/withdraw");
    expect(page.description("amount")).toBe(say("withdraw:atLeast", { minimum: "100.00", currency: "THB" }));
    await browser.press(page.text("dialog button[type=submit]"), { amount: "9,999.99" });
    await browser.press("do=confirm");
    const [call] = await sandbox.callsOf(who, "wallet.withdrawAll");
    expect(call?.body).toEqual({ amount: 9999.99 });
  });

  test("opens a game whose wallet has no link, by its auto-login", async () => {
    const dialog = await browser.open(gamePath("PG"));
    const page = await browser.press(dialog.text(PLAY));
    expect([page.path, goesOnByItself(page)]).toEqual([`${gamePath("PG")}/play`, true]);
    expect(await sandbox.callsOf(who, "autologin.byUsername")).toHaveLength(1);
  });

  test("gives a bonus with a plain word, and a spin's prize beside its success", async () => {
    await browser.open("/user/bonus/WEEK15");
    await browser.press("do=review");
    expectOutcome(await browser.press("do=confirm"), t("bonus:outcome.activate.done"));
    await nextPrize(sandbox, who, "MONEY50");
    await browser.open("/user/spin");
    const won = await browser.press("do=spin");
    expect(won.text("dialog h2")).toBe(t("spin:result"));
    expect((await browser.open("/user/spin")).text("main")).toContain("50 บาท");
  });

  test("takes the coupon whose id has 64 bits, and no other", async () => {
    await sandbox.wire(who, { faultyRows: false });
    for (const slice of ["MONEY50", "MONEY50"]) {
      await nextPrize(sandbox, who, slice);
      await browser.open("/user/spin");
      await browser.press("do=spin");
    }
    const page = await browser.open("/user/spin");
    const ids = page.all("input[name=coupon]").map((input) => input.getAttribute("value") ?? "");
    expect(ids).toEqual([expect.stringMatching(/^\d{19}$/), expect.stringMatching(/^\d{19}$/)]);
    await browser.press(t("spin:coupons.claim"), { coupon: ids[1] ?? "" });
    await browser.press("do=confirm");
    const [claim] = await sandbox.callsOf(who, "spinwheel.claim");
    expect(claim).toMatchObject({ body: { coupon: ids[1] }, executed: true });
    expect((await browser.open("/user/spin")).all("input[name=coupon]")).toHaveLength(1);
  });

  test("has no promotion where it answers without terms", async () => {
    await browser.open("/user/bonus");
    const page = await browser.press("do=find", { code: "NOSUCH" });
    expect(page.text("main")).toContain(say("errors:NO_PROMOTION"));
  });

  test("refuses in its own key, and the reason is told", async () => {
    await browser.open("/user/home/transfer");
    const refused = await browser.press(t("transfer:submit"), { from: "JOKER", to: "wallet", amount: "999" });
    expect(refused.text("[role=status]")).toContain(say("errors:MONEY_NOT_ENOUGH"));
  });
});
