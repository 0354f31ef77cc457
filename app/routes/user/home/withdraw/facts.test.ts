import { satang } from "schemas/amount";
import { describe, expect, test } from "vitest";
import type { Member } from "~/member/guard.server";
import { OperatorError, type Reached } from "~/operator/error";
import { contextWith } from "../../../../../tests/support/request-context";
import { readFacts, reviewWithdrawal } from "./facts.server";

const AT = Date.parse("2026-11-20T11:00:00Z");
const refreshes = { lastAt: async () => AT } as never;
const context = contextWith({ locale: "en", refreshes });

const bankAccount = {
  bankCode: "SCB",
  bankAccountName: "SOMCHAI JAIDEE",
  bankAccountNo: "1234567890",
  bank: { nameTH: "ไทยพาณิชย์", nameEN: "Siam Commercial" },
};

const lookupFails = (reached: Reached, message = "INTERNAL_SERVER_ERROR") =>
  Promise.reject(new OperatorError(message, { endpoint: "lookup.withdraw", reached }));

interface Wanted {
  account?: object | null;
  limits?: Promise<object>;
  slots?: object[];
  omitted?: string[];
}

const openGames = [
  { amount: satang(25_000), isActive: true },
  { amount: satang(50), isActive: true },
];

/** A member with 1,000.00 in the wallet and 250.50 in games; the limits are 100.00 and 5,000.00. */
function memberWith({ account = bankAccount, limits, slots = openGames, omitted = [] }: Wanted = {}) {
  const known = { withdrawMin: satang(10_000), withdrawMax: satang(500_000) };
  return {
    operator: {
      lookup: { withdraw: () => limits ?? Promise.resolve(known) },
      bonus: { active: async () => ({ status: true }) },
    },
    wallet: async () => ({
      wallet: { amount: satang(100_000) },
      bankAccount: account ?? undefined,
      slots,
      omitted,
    }),
    currency: async () => "THB",
  } as unknown as Member;
}

const review = (amount: number, member = memberWith()) => reviewWithdrawal(satang(amount), member, context);

describe("the facts of a withdrawal", () => {
  test("name amount, main wallet, and the account by its end alone", async () => {
    const facts = await review(25_025);
    expect(facts).toEqual({
      amount: 25_025,
      main: 100_000,
      games: { amount: 25_050, readAt: expect.any(String) },
      total: 125_050,
      limits: { minimum: 10_000, maximum: 500_000 },
      payee: {
        bank: expect.any(String),
        monogram: "SC",
        color: expect.stringMatching(/^#/),
        holder: "SOMCHAI JAIDEE",
        number: "xxx-xxx-7890",
        ending: "7890",
      },
    });
    expect(JSON.stringify(facts)).not.toContain("1234567890");
  });

  test.each([
    [9_999, "The amount has to be at least 100.00 THB"],
    [500_001, "The amount can be 5,000.00 THB at the most"],
  ])("of %i satang end at the limits", async (amount, text) => {
    expect(await review(amount)).toEqual({ text, field: "amount" });
  });

  test.each([10_000, 500_000])(
    "of %i satang, at an edge, are shown, whatever was last read of the money",
    async (amount) => {
      expect(await review(amount)).toMatchObject({ amount, main: 100_000 });
    },
  );

  test("have no most where the operator names none, and never nothing at all", async () => {
    const member = memberWith({ limits: Promise.resolve({ withdrawMin: satang(0) }) });
    expect(await review(900_000_000, member)).toMatchObject({ amount: 900_000_000 });
    expect(await review(0, member)).toMatchObject({ field: "amount" });
  });

  test.each([null, { ...bankAccount, bankAccountNo: "" }])(
    "are there without an account: the operator decides",
    async (account) => {
      expect(await review(10_000, memberWith({ account }))).toMatchObject({ amount: 10_000, payee: null });
    },
  );

  test("are there while the limits cannot be read: the operator decides", async () => {
    for (const limits of [lookupFails("unknown"), lookupFails("refused", "Closed at night")]) {
      const member = memberWith({ limits });
      expect(await review(1, member)).toMatchObject({ amount: 1, limits: null });
      expect(await review(0, memberWith({ limits }))).toMatchObject({ field: "amount" });
    }
  });
});

describe("what is told beside the form", () => {
  test("is main wallet, games and when those were read, account, limits and whether a bonus is held", async () => {
    expect(await readFacts(memberWith(), context)).toMatchObject({
      main: 100_000,
      games: { amount: 25_050, readAt: expect.stringMatching(/^\d\d:00:00$/) },
      total: 125_050,
      payee: { number: "xxx-xxx-7890" },
      limits: { minimum: 10_000, maximum: 500_000 },
      hasBonus: true,
    });
  });

  test("has no games without an open account, and no total while some cannot be read", async () => {
    const closed = [{ amount: satang(0), isActive: false }];
    expect((await readFacts(memberWith({ slots: closed }), context)).games).toBeUndefined();
    expect((await readFacts(memberWith({ omitted: ["slots.1"] }), context)).total).toBeUndefined();
  });

  test("asks for neither bonus nor games where the brand does not have them told", async () => {
    const brand = { features: { withdrawCheck: false } };
    const { games, hasBonus } = await readFacts(
      memberWith(),
      contextWith({ locale: "en", brand, refreshes }),
    );
    expect([games, hasBonus]).toEqual([undefined, undefined]);
  });

  test("has no limits where the operator gives none, and its reason where it has one", async () => {
    const lost = await readFacts(memberWith({ limits: lookupFails("unknown") }), context);
    expect(lost).toMatchObject({ limits: null, reason: undefined });
    const refused = await readFacts(
      memberWith({ limits: lookupFails("refused", "Closed at night") }),
      context,
    );
    expect(refused).toMatchObject({ limits: null, reason: "Closed at night" });
  });
});
