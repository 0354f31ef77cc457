import { expect, test } from "vitest";
import type { WireVariety } from "../../scripts/sandbox/http/wire-ways";
import { expectOutcome } from "./outcome";
import { pages } from "./pages";

const { brand, sandbox, member, guest } = pages();
const { t, say, priced } = brand;

const everything: Partial<WireVariety> = {
  bareLists: true,
  numbersAsStrings: true,
  moneyAsStrings: true,
  flagsAsNumbers: true,
  nulls: true,
  extraFields: true,
};

/** operator-api.md: strict in what we send, tolerant in what we accept. */
test.each(["message.0", "error.code", "detail"] as const)(
  'bare lists, numbers as strings, nulls, extra fields and failures under "%s" make no difference',
  async (failureKey) => {
    const who = await member();
    await sandbox.wire(who, { ...everything, failureKey });
    const browser = guest();
    await browser.open("/login");
    const { username, password } = who;
    const refused = await browser.press(t("public:login.submit"), { username, password: "wrong" });
    expect(refused.text("[role=alert]")).toBe(say("errors:WRONG_PASSWORD"));
    const home = await browser.press(t("public:login.submit"), { username, password });
    expect(home.path).toBe("/user/home");
    expect(home.text("main")).toContain(`${t("home:total")}${priced(1_300.5)}`);

    const send = async (from: string, to: string, amount: string) => {
      await browser.open("/user/home/transfer");
      return browser.press(t("transfer:submit"), { from, to, amount });
    };
    expectOutcome(await send("wallet", "JOKER", "100.25"), t("money:outcome.transfer.done"));
    expect(await sandbox.balances(who)).toMatchObject({ wallet: 899.75, games: { JOKER: 350.25 } });
    const short = await send("JOKER", "wallet", "350.26");
    expectOutcome(short, t("money:outcome.transfer.refused"));
    expect(short.text("[role=status]")).toContain(say("errors:MONEY_NOT_ENOUGH"));
    expectOutcome(await send("JOKER", "wallet", "350.25"), t("money:outcome.transfer.done"));
    expect(await sandbox.balances(who)).toMatchObject({ wallet: 1_250, games: { JOKER: 0 } });
    await sandbox.revoke(who);
    expect((await browser.open("/user/home")).path).toBe("/login");
  },
);
