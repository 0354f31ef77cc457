import { satang } from "schemas/amount";
import { describe, expect, test } from "vitest";
import type { Member } from "~/member/guard.server";
import { OperatorError, type Reached } from "~/operator/error";
import { contextWith } from "../../../../../tests/support/request-context";
import { readPreflight } from "./preflight.server";
import { reviewWithdrawal } from "./review.server";

const context = contextWith({ locale: "en" });
const bankAccount = {
  bankCode: "SCB",
  bankAccountName: "SOMCHAI JAIDEE",
  bankAccountNo: "1234567890",
  bank: { nameTH: "ไทยพาณิชย์", nameEN: "Siam Commercial" },
};

const lookupFails = (reached: Reached, message = "INTERNAL_SERVER_ERROR") =>
  Promise.reject(new OperatorError(message, { endpoint: "lookup.withdraw", reached }));

/** A member with 1,000.00 in the wallet and 250.50 in games; the limits are 100.00 and 5,000.00. */
function memberWith({ account = bankAccount as object | null, limits = undefined as unknown } = {}) {
  const known = { withdrawMin: satang(10_000), withdrawMax: satang(500_000) };
  return {
    operator: {
      lookup: { withdraw: () => limits ?? Promise.resolve(known) },
      bonus: { active: async () => ({ status: true }) },
    },
    wallet: async () => ({
      wallet: { amount: satang(100_000) },
      slots: [{ amount: satang(25_000) }, { amount: satang(50) }],
      bankAccount: account ?? undefined,
    }),
    currency: async () => "THB",
  } as unknown as Member;
}

const review = (amount: number, member = memberWith(), where = context) =>
  reviewWithdrawal(satang(amount), member, where);

describe("the facts of a withdrawal", () => {
  test("name amount, wallet now and after, and the account by its end alone", async () => {
    const facts = await review(25_025);
    expect(facts).toEqual({
      amount: 25_025,
      main: 100_000,
      after: 74_975,
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

  test("have no most where the operator names none", async () => {
    const member = memberWith({ limits: Promise.resolve({ withdrawMin: satang(100) }) });
    expect(await review(125_050, member)).toMatchObject({ amount: 125_050 });
    expect(await review(99, member)).toMatchObject({ field: "amount" });
  });

  test.each([
    [9_999, "The amount has to be at least 100.00 THB"],
    [500_001, "The amount can be 5,000.00 THB at the most"],
  ])("of %i satang end at the limits", async (amount, text) => {
    expect(await review(amount)).toEqual({ text, field: "amount" });
  });

  test.each([10_000, 100_000])("of %i satang, at an edge, are shown", async (amount) => {
    expect(await review(amount)).toMatchObject({ amount, after: 100_000 - amount });
  });

  test("say what games have to give where the wallet does not hold it, and end with both", async () => {
    expect(await review(100_001)).toMatchObject({ main: 100_000, inGames: 25_050, after: 25_049 });
    expect(await review(125_050)).toMatchObject({ after: 0 });
    expect(await review(125_051)).toEqual({
      text: context.texts.t("en")("errors:MONEY_NOT_ENOUGH"),
      field: "amount",
    });
  });

  test.each([null, { ...bankAccount, bankAccountNo: "" }])(
    "there are none without an account",
    async (account) => {
      const text = context.texts.t("en")("errors:NO_BANK");
      expect(await review(10_000, memberWith({ account }))).toEqual({ text });
    },
  );

  test.each(["th", "lo", "en"] as const)(
    "there are none without limits, and in %s a sentence says why: the operator's, otherwise ours",
    async (locale) => {
      const where = contextWith({ locale });
      const t = where.texts.t(locale);
      const lost = memberWith({ limits: lookupFails("unknown") });
      expect(await review(10_000, lost, where)).toEqual({ text: t("withdraw:limitsFailed") });
      const refused = memberWith({ limits: lookupFails("refused", "INACTIVE_USER") });
      expect(await review(10_000, refused, where)).toEqual({ text: t("errors:INACTIVE_USER") });
    },
  );
});

describe("what is known before there is a form", () => {
  test("has wallet, games, account, limits and whether a bonus is held", async () => {
    expect(await readPreflight(memberWith(), context)).toMatchObject({
      main: 100_000,
      inGames: 25_050,
      payee: { number: "xxx-xxx-7890" },
      limits: { minimum: 10_000, maximum: 500_000 },
      hasBonus: true,
    });
  });

  test("asks for neither bonus nor games where the brand does not have them looked at", async () => {
    const brand = { features: { withdrawCheck: false } };
    const plain = contextWith({ locale: "en", brand });
    const { inGames, hasBonus } = await readPreflight(memberWith(), plain);
    expect([inGames, hasBonus]).toEqual([0, undefined]);
  });

  test("has no limits where the operator gives none, and its reason where it has one", async () => {
    const lost = await readPreflight(memberWith({ limits: lookupFails("unknown") }), context);
    expect(lost).toMatchObject({ limits: null, reason: undefined });
    const refused = await readPreflight(
      memberWith({ limits: lookupFails("refused", "Closed at night") }),
      context,
    );
    expect(refused).toMatchObject({ limits: null, reason: "Closed at night" });
  });
});
