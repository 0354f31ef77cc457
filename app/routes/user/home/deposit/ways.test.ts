import { readFileSync } from "node:fs";
import type { BrandFile } from "schemas/brand";
import { describe, expect, test } from "vitest";
import type { RequestContext } from "~/context";
import { contextWith } from "../../../../../tests/support/request-context";
import { accountsOf, ownAccountOf, walletOf } from "./ways.server";

const bank = (bankCode: string, mode: string, more: object = {}) => ({
  bankCode,
  mode,
  bankType: undefined,
  bankNameTH: `ธนาคาร ${bankCode}`,
  bankNameEN: `Bank ${bankCode}`,
  bankAccountName: "Payee Co Ltd",
  bankAccountNo: "1234567890",
  currency: undefined,
  ...more,
});

/** Such as `details KBANK`, `manual bcel BCEL`, `qr WW`. */
function viewsOf(banks: ReturnType<typeof bank>[], context: RequestContext, isManual = false) {
  const { accounts, providers } = accountsOf({ banks, wallets: [], isManual }, context);
  return [
    ...accounts.map(({ view, isManual, bankCode }) => `${isManual ? "manual " : ""}${view} ${bankCode}`),
    ...providers.map(({ bankCode }) => `qr ${bankCode}`),
  ];
}

function contextOf(brandId: string): RequestContext {
  const { $schema: _, ...brand } = JSON.parse(readFileSync(`config/${brandId}.json`, "utf8")) as BrandFile;
  return contextWith({ brand, giftLinkCipher: null });
}

describe("each bank code and mode has its view [2.33 2.34 2.35 2.36 2.37 2.39 2.40 9.30]", () => {
  const codes = ["SCB", "GSB", "KBANK", "BCEL", "WW", "PAYTIMZ"];
  const all = codes.flatMap((code) => [bank(code, "AUTO"), bank(code, "OTHER")]);
  test("as the specification has it", () => {
    expect(viewsOf(all, contextWith())).toEqual([
      ...["details SCB", "details SCB", "details GSB", "details GSB", "details KBANK"],
      ...["bcel BCEL", "bcel BCEL", "qr KBANK", "qr WW", "qr WW", "qr PAYTIMZ", "qr PAYTIMZ"],
    ]);
  });

  test.each([
    ["siam-gold", "SCB", ["details SCB", "details SCB"]],
    ["riverside", "SCB", ["details SCB", "qr SCB"]],
    ["lanxang", "JDB", ["details JDB", "qr JDB"]],
    ["lanxang", "LDB", ["details LDB", "details LDB"]],
    ["siam-gold", "LDB", ["details LDB", "details LDB"]],
  ])("a brand's table says it anew: %s, %s", (brandId, code, views) => {
    expect(viewsOf([bank(code, "AUTO"), bank(code, "QR")], contextOf(brandId))).toEqual(views);
  });
});

test("a manual flag marks every account, those with drawn steps too, and leaves codes alone [2.38]", () => {
  const banks = [bank("SCB", "AUTO"), bank("NEW", "X"), bank("BCEL", "AUTO"), bank("KBANK", "QR")];
  expect(viewsOf(banks, contextWith(), true)).toEqual([
    ...["manual details SCB", "manual details NEW", "manual bcel BCEL", "qr KBANK"],
  ]);
  const asked = (all: typeof banks, flag: boolean) =>
    accountsOf({ banks: all, wallets: [], isManual: flag }, contextWith()).isAskedFor;
  expect([asked([], true), asked(banks.slice(3), true), asked(banks, true), asked([], false)]).toEqual([
    ...[true, true, false, false],
  ]);
});

test("an account has its bank's names, its grouped number, and BCEL's currency and drawn steps [3.12 2.37]", () => {
  const context = contextOf("lanxang");
  const offer = { banks: [bank("BCEL", "AUTO", { currency: "LAK" })], wallets: [], isManual: undefined };
  expect(accountsOf(offer, { ...context, locale: "en" }).accounts).toEqual([
    expect.objectContaining({
      name: context.brand.banks.known.BCEL?.name.en,
      otherName: "ธนาคาร BCEL",
      number: "123-456-7890",
      currency: "LAK",
      picture: "/brand/bcel-steps.svg",
    }),
  ]);
});

test("two accounts of one bank are two ways, each with its own payee; a code's case does not matter", () => {
  const number = (bankAccountNo: string) => ({ bankAccountNo });
  const banks = [
    bank("scb", "AUTO", number("1111111111")),
    bank("scb", "AUTO", number("2222222222")),
    bank("kbank", "QR", number("3333333333")),
    bank("kbank", "QR", number("4444444444")),
  ];
  const { accounts, providers } = accountsOf({ banks, wallets: [], isManual: false }, contextWith());
  expect(accounts).toMatchObject([
    { bankCode: "scb", name: "ไทยพาณิชย์", apart: "Payee Co Ltd · 111-111-1111" },
    { bankCode: "scb", name: "ไทยพาณิชย์", apart: "Payee Co Ltd · 222-222-2222" },
  ]);
  expect(providers).toMatchObject([
    { bankCode: "kbank", index: 0, payee: { apart: "Payee Co Ltd · 333-333-3333" } },
    { bankCode: "kbank", index: 1, payee: { apart: "Payee Co Ltd · 444-444-4444" } },
  ]);
  const one = accountsOf({ banks: banks.slice(0, 3), wallets: [], isManual: false }, contextWith());
  expect(one.providers.map(({ payee }) => payee.apart)).toEqual([undefined]);
});

test("names that every object has are banks like any other", () => {
  const odd = [bank("__proto__", "AUTO"), bank("constructor", "QR")];
  expect(viewsOf(odd, contextWith())).toEqual(["details __proto__", "details constructor"]);
});

test("the own account has both names of its bank, its holder in capitals, its number in groups [2.32 3.08]", () => {
  const bankAccount = {
    bankCode: "SCB",
    bankAccountName: "Somchai Jaidee",
    bankAccountNo: "0987654321",
    bank: { nameTH: "ธนาคารไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
  };
  const wallet = { bankAccount } as Parameters<typeof ownAccountOf>[0];
  expect(ownAccountOf(wallet, contextWith())).toEqual({
    holder: "SOMCHAI JAIDEE",
    bank: "ธนาคารไทยพาณิชย์ · Siam Commercial Bank",
    number: "098-765-4321",
  });
  expect(ownAccountOf(wallet, contextWith({ locale: "en" }))?.bank).toBe(
    "Siam Commercial Bank · ธนาคารไทยพาณิชย์",
  );
  expect(ownAccountOf(wallet, contextWith({ locale: "lo" }))?.bank).toBe(
    "ທະນາຄານໄທພານິດ · Siam Commercial Bank",
  );
  const unnamed = { bankAccount: { ...bankAccount, bank: undefined } } as typeof wallet;
  expect(ownAccountOf(unnamed, contextWith())?.bank).toBe("ไทยพาณิชย์ · Siam Commercial Bank");
  expect(ownAccountOf({ bankAccount: undefined } as typeof wallet, contextWith())).toBeUndefined();
});

describe("the first wallet's mode decides [2.41 2.42]", () => {
  const offer = (...modes: string[]) => ({
    banks: [],
    isManual: false,
    wallets: modes.map((mode) => ({ mode, walletAccountName: "0998765432" })),
  });
  const cipher = () => ({ ciphertext: "", digest: "" });
  const context = contextWith({ giftLinkCipher: cipher });

  test("its number for AUTO, the gift link otherwise", () => {
    expect(walletOf(offer("AUTO", "LINK"), context)).toEqual({ kind: "wallet", number: "0998765432" });
    expect(walletOf(offer("LINK", "AUTO"), context)).toEqual({ kind: "gift" });
  });

  test("nothing without a wallet, without a key for links, or where the brand has none of it", () => {
    expect(walletOf(offer(), context)).toBeNull();
    expect(walletOf(offer("LINK"), contextWith({ giftLinkCipher: null }))).toBeNull();
    const without = contextWith({ giftLinkCipher: cipher, brand: { features: { trueWallet: false } } });
    expect(walletOf(offer("AUTO"), without)).toBeNull();
  });
});

test("two accounts of one code are two, in whatever case each is written, and told apart by their payees", () => {
  const banks = [
    bank("WW", "AUTO"),
    bank("ww", "auto", { bankAccountName: "Second Payee", bankAccountNo: "5550001112" }),
    bank("KBANK", "OTHER"),
  ];
  const { providers } = accountsOf({ banks, wallets: [], isManual: undefined }, contextWith());
  expect(providers.map(({ bankCode, index, payee }) => [bankCode, index, payee.apart])).toEqual([
    ["WW", 0, "Payee Co Ltd · 123-456-7890"],
    ["ww", 1, "Second Payee · 555-000-1112"],
    ["KBANK", 0, undefined],
  ]);
});
