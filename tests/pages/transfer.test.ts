import { expect, test } from "vitest";
import { pages } from "./pages";

const { brand, sandbox, member, signedIn } = pages();

test("amounts are taken with commas and in Thai and Lao digits, and move exactly", async () => {
  const who = await member();
  const browser = await signedIn(who);
  const send = async (from: string, to: string, amount: string) => {
    await browser.open("/user/home/transfer");
    await browser.press(brand.t("transfer:submit"), { from, to, amount });
    expect(browser.page.one("article").getAttribute("data-state")).toBe("done");
  };
  for (const typed of ["๑๐๐.๒๕", "໑໐໐.໒໕", "100.25"]) await send("wallet", "PG", typed);
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 699.25, games: { PG: 331.25 } });
  await send("JOKER", "wallet", "250.00");
  await send("PG", "wallet", "300.75");
  await send("wallet", "UFABET", "1,250.00");
  expect(await sandbox.balances(who)).toMatchObject({ wallet: 0, games: { PG: 30.5, UFABET: 1_250 } });
  expect(await sandbox.isExact()).toBe(true);
});
