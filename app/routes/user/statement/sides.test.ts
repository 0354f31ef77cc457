import type { Locale } from "schemas/names";
import { expect, test } from "vitest";
import type { Wallet } from "~/member/answers";
import { contextWith } from "../../../../tests/support/request-context";
import { accountsOf } from "./accounts.server";
import { otherSides, sidesOf } from "./sides";

const wallet = {
  bankAccount: { bankCode: "KBANK", bankAccountName: "ANNA WILSON", bankAccountNo: "1234564321" },
  slots: [{ code: "JOKER", name: "Joker Hall" }],
} as Wallet;

type Line = Parameters<typeof sidesOf>[0];
const words = (sides: object) => JSON.parse(JSON.stringify(sides));
const both = (line: Line, locale: Locale = "en") =>
  words(sidesOf(line, accountsOf(contextWith({ locale }), wallet)));
const inRow = (line: Line) => words(otherSides(line, accountsOf(contextWith({ locale: "en" }), wallet)));

const main = { name: "Main wallet", isMainWallet: true };
const bank = { name: "Bank" };

test("a row names the side that is not the main wallet, whatever the operator calls the wallet", () => {
  const between = { from: { name: "Hall A" }, to: { name: "Hall B" } };
  expect(inRow({ activity: "deposit", from: "bank", to: "Purse" })).toEqual({ from: bank });
  expect(inRow({ activity: "withdraw", from: "Purse", to: "bank" })).toEqual({ to: bank });
  expect(inRow({ activity: "withdraw", from: "Purse" })).toEqual({ from: { name: "Purse" } });
  expect(inRow({ activity: "withdraw", from: "wallet" })).toEqual({});
  expect(inRow({ activity: "transfer", from: "กระเป๋าหลัก", to: "Hall B" })).toEqual({ to: between.to });
  expect(inRow({ activity: "transfer", from: "Hall A", to: " WALLET " })).toEqual({ from: between.from });
  expect(inRow({ activity: "transfer", from: "Hall A", to: "Hall B" })).toEqual(between);
  expect(inRow({ activity: "transfer", from: "wallet", to: "Main wallet" })).toEqual({
    from: main,
    to: main,
  });
});

test("a row says a bonus once: by its source, else by where it came from; its end has no way into the wallet", () => {
  for (const activity of ["bonus", "finish_bonus"] as const) {
    expect(inRow({ activity, source: "bonus", from: "Bonus", to: "wallet" })).toEqual({});
    expect(inRow({ activity, from: "WELCOME100", to: "wallet" })).toEqual({ from: { name: "WELCOME100" } });
  }
});

test("an entry has both sides in the words of the page: main wallet, bank, the game's name", () => {
  expect(both({ activity: "withdraw", from: "wallet", to: "bank" })).toEqual({ from: main, to: bank });
  expect(both({ activity: "withdraw", from: "wallet", to: "bank" }, "th")).toEqual({
    from: { name: "กระเป๋าหลัก", isMainWallet: true },
    to: { name: "ธนาคาร" },
  });
  expect(both({ activity: "transfer", from: "wallet", to: "joker" })).toEqual({
    from: main,
    to: { name: "Joker Hall" },
  });
  expect(both({ activity: "deposit", from: "ธนาคารไทยพาณิชย์" })).toEqual({
    from: { name: "Siam Commercial Bank" },
    to: main,
  });
  expect(both({ activity: "deposit", from: "QR kbank" }, "lo").from).toEqual({
    name: "QR ຂອງ ທະນາຄານກະສິກອນໄທ",
  });
});

test("a number is shown by its end; the own account by its holder", () => {
  const to = (sent: string) => both({ activity: "withdraw", to: sent }).to;
  expect(to("KBANK 1234564321")).toEqual({
    name: "Kasikornbank",
    holder: "ANNA WILSON",
    number: "xxx-xxx-4321",
  });
  expect(to("SCB 123-456-4321")).toEqual({ name: "Siam Commercial Bank", number: "xxx-xxx-4321" });
  expect(to("Bangkok Bank SOMCHAI JAIDEE 9876543210")).toEqual({
    name: "Bangkok Bank",
    number: "xxx-xxx-3210",
  });
  for (const other of ["Farmers Bank 1234564321", "SOMCHAI SCB 1234564321", "SOMCHAI BANKS 1234564321"])
    expect(to(other).holder).toBeUndefined();
  expect(to("SOMCHAI BANKS 9876543210").isAnyone).toBe(true);
  expect(to("Farmers Bank 9876543210")).toEqual({ name: "Farmers Bank", number: "xxx-xxx-3210" });
  expect(to("SOMCHAI JAIDEE 9876543210")).toEqual({
    name: "SOMCHAI JAIDEE",
    number: "xxx-xxx-3210",
    isAnyone: true,
  });
});

test("strange words stay as they came: unknown ones, markup, very long ones, and none at all", () => {
  for (const sent of ["QR ???", "<b>bank</b>", "__proto__", "x".repeat(200), "ก".repeat(200)])
    expect(both({ activity: "transfer", from: sent, to: sent })).toEqual({
      from: { name: sent },
      to: { name: sent },
    });
  for (const blank of [undefined, "", " \t"])
    expect(both({ activity: "transfer", from: blank, to: blank })).toEqual({});
  expect(both({ activity: "other" })).toEqual({});
  expect(both({ activity: "finish_bonus", from: "wallet" })).toEqual({});
  expect(both({ activity: "deposit" })).toEqual({ to: main });
});

test("a source is named before the operator's word, which stays unless it only says bonus again", () => {
  const source = { name: "Promotion code" };
  expect(both({ activity: "bonus", source: "promotion", from: "Bonus", to: "wallet" })).toEqual({
    from: source,
    to: main,
  });
  expect(both({ activity: "finish_bonus", source: "promotion", from: "wallet", to: "WEEK15" })).toEqual({
    from: { ...source, word: "WEEK15" },
  });
});
