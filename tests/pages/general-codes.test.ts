import { expect, test } from "vitest";
import { inEachLanguage } from "./each-language";
import { outcomeOf, send } from "./money-dialog";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();

test("each general code is said in its own words, in each language: where one ends a bonus, is refused a transfer, or gets no answer to a form [8.01 8.30]", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const heard: string[] = [];
  await inEachLanguage(browser, brand, async (sayHere) => {
    const hear = (code: string, seen: string) => {
      expect([code, seen]).toEqual([code, expect.stringContaining(sayHere(code))]);
      heard.push(sayHere(code));
    };
    for (const message of ["OK", "SUCCESS"]) {
      await sandbox.flag(who, { bonus: "week" });
      const body = { message };
      await sandbox.fault(who, { endpoint: "bonus.clear", kind: "status", status: 200, body, times: 1 });
      await browser.open("/user/bonus");
      await browser.press("do=clear");
      await browser.press("do=confirm");
      hear(message, browser.page.text("[role=status]"));
    }
    await sandbox.flag(who, { bonus: null });
    const refused = { kind: "status", status: 404, body: { message: "NO_DATA" }, times: 1 } as const;
    await sandbox.fault(who, { endpoint: "wallet.transfer", ...refused });
    await browser.open("/user/home/transfer");
    await send(browser, { from: "wallet", to: "PG", amount: "10" });
    expect(outcomeOf(browser)).toBe("refused");
    hear("NO_DATA", browser.page.text("[role=status]"));
    const broken = { kind: "status", status: 500, body: "<html>", times: 1 } as const;
    await sandbox.fault(who, { endpoint: "promotion.find", ...broken });
    await browser.open("/user/bonus");
    await browser.press("do=find", { code: "GIFT50" });
    hear("INTERNAL_SERVER_ERROR", browser.page.text("[role=alert]"));
  });
  expect(new Set(heard).size).toBe(4 * brand.config.locales.length);
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 1_000, games: { PG: 30.5 } });
});
