import { describe, expect, test } from "vitest";
import type { WireVariety } from "../../scripts/sandbox/http/wire-ways";
import type { JourneyMember } from "../support/sandbox";
import { moneyScreens as screens } from "./currency-screens";
import { expectOutcome } from "./outcome";
import { pages } from "./pages";

const { brand, sandbox, signedIn } = pages();
const { t, say } = brand;

type CurrencyField = WireVariety["currencyIn"];

/** A member of a brand whose currency is THB, and where the operator names the member's own. */
async function memberWith(currency: string, currencyIn: CurrencyField): Promise<JourneyMember> {
  const money = { walletAmount: 9_000_000.5, games: { PG: 70_000.25, JOKER: 0 }, inviteAmount: 40 };
  const who = await sandbox.make({ ...money, statements: 12, bonus: "week", currency });
  await sandbox.wire(who, { currencyIn });
  return who;
}

/** The currencies named on the screens, each once. */
async function namedOn(who: JourneyMember, paths: readonly string[]) {
  const browser = await signedIn(who);
  const named = new Set<string>();
  for (const path of paths) {
    const page = await browser.open(path);
    expect([path, page.status]).toEqual([path, 200]);
    const found = page.text().match(/\b(THB|LAK|BAHT|USD)\b/g) ?? [];
    expect([path, found.length > 0]).toEqual([path, true]);
    for (const word of found) named.add(word);
  }
  return [...named];
}

describe("a member's own currency (operator-api.md, Where an answer is unclear)", () => {
  test.each(["profile", "wallet", "beside"] as const)(
    "is the only one on every screen, also under a brand of another; the operator names it in: %s",
    async (place) => {
      expect(await namedOn(await memberWith(" lak", place), screens)).toEqual(["LAK"]);
      expect(await namedOn(await memberWith("Baht", place), screens)).toEqual(["THB"]);
    },
  );

  test("is the brand's where the operator names none, or one that we do not know", async () => {
    expect(await namedOn(await memberWith("LAK", "nowhere"), screens)).toEqual(["THB"]);
    expect(await namedOn(await memberWith("USD", "beside"), screens)).toEqual(["THB"]);
  });

  test.each(screens)("is on %s too where that is the first page after signing in", async (path) => {
    expect(await namedOn(await memberWith("LAK", "wallet"), [path])).toEqual(["LAK"]);
  });

  test("is on home however slow the wallet is that names it", async () => {
    const who = await memberWith("LAK", "wallet");
    await sandbox.fault(who, { endpoint: "wallet.get", kind: "delay", delayMs: 2_600, times: 1 });
    expect(await namedOn(who, ["/user/home"])).toEqual(["LAK"]);
  });

  test("is on the statement as soon as the wallet answers again; without it the page comes with the brand's", async () => {
    const who = await memberWith("LAK", "wallet");
    await sandbox.fault(who, { endpoint: "wallet.get", kind: "hang" });
    expect(await namedOn(who, ["/user/statement"])).toEqual(["THB"]);
    await sandbox.heal(who);
    expect(await namedOn(who, ["/user/statement"])).toEqual(["LAK"]);
  });

  test("is asked for once: a page that shows no wallet reads it only as the first one of a session", async () => {
    for (const place of ["nowhere", "wallet", "profile"] as const) {
      const who = await memberWith("LAK", place);
      await namedOn(who, ["/user/statement", "/user/statement/summary"]);
      const isSaidAtSignIn = place === "profile";
      expect(await sandbox.callsOf(who, "wallet.get")).toHaveLength(isSaidAtSignIn ? 0 : 1);
    }
  });

  test("is in the texts of refused forms, in the outcome and in the file; the operator gets a number as ever", async () => {
    const who = await memberWith("LAK", "wallet");
    const browser = await signedIn(who);
    await browser.open("/user/home/transfer");
    const sent = { from: "wallet", to: "JOKER", amount: "0.5" };
    const refused = await browser.press(t("transfer:submit"), sent);
    const kip = t("public:currency.LAK");
    const least = say("fields:amount.minimum", { minimum: "1.00", currency: kip });
    expect(refused.description("amount")).toBe(least);
    const done = await browser.press(t("transfer:submit"), { ...sent, amount: "1,234.05" });
    expectOutcome(done, t("money:outcome.transfer.done"));
    expect(done.text("main")).toContain("1,234.05 LAK");
    expect(done.text("main")).not.toContain("THB");
    const [call] = await sandbox.callsOf(who, "wallet.transfer");
    expect(call?.body).toEqual({ from: "wallet", to: "JOKER", amount: 1234.05 });
    await browser.open("/user/home/withdraw");
    const tooLittle = await browser.press(browser.page.text("dialog button[type=submit]"), { amount: "99" });
    expect(tooLittle.text("dialog")).toContain(
      say("fields:amount.minimum", { minimum: "100.00", currency: kip }),
    );
    const file = await (await browser.visitor.get("/user/statement/csv")).text();
    expect(file).toContain(',"LAK",');
    // Names and references in it are anything, `THB` too.
    expect(file).not.toContain('"THB"');
  });

  test("of two members of one brand is each one's own", async () => {
    const [lak, thb] = [await memberWith("LAK", "profile"), await memberWith("THB", "wallet")];
    for (const [who, currency] of [
      [lak, "LAK"],
      [thb, "THB"],
      [lak, "LAK"],
    ] as const)
      expect(await namedOn(who, ["/user/home", "/user/statement"])).toEqual([currency]);
  });
});
