import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { satang } from "./amount";
import * as fields from "./fields";

function verdict(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  return parsed.success ? { value: parsed.data } : parsed.error.issues.map(({ message }) => message);
}

const banks = { englishOnlyNames: ["KTB", "TMB", "BBL"], groupedLength: 10, known: {} };
const thai = { phone: { length: 10, country: "thai" as const }, banks, registerCurrencies: [] as const };
const lao = {
  phone: { length: null, country: "lao" as const },
  banks,
  registerCurrencies: ["LAK", "BAHT"] as const,
};

describe("a phone", () => {
  const phone = fields.phoneField(thai);

  it("has exactly 10 digits, however it is typed", () => {
    const spellings = ["0812345678", " 081-234 5678 ", "๐๘๑๒๓๔๕๖๗๘", "໐໘໑໒໓໔໕໖໗໘", "(081) 234.5678"];
    for (const typed of [...spellings, "+66 81 234 5678", "0066812345678", "66812345678"]) {
      expect(verdict(phone, typed)).toEqual({ value: "0812345678" });
    }
    const others = ["+8562055512345", "00856 20 5551 234"];
    for (const typed of ["081234567", "08123456789", "+668123456", ...others]) {
      expect(verdict(phone, typed)).toEqual(["fields:phone.length"]);
    }
    expect(verdict(phone, "08123x5678")).toEqual(["fields:phone.format"]);
    expect(verdict(phone, "  ")).toEqual(["fields:required"]);
    expect(verdict(phone, undefined)).toEqual(["fields:required"]);
  });

  it("has any length in the Lao build", () => {
    const anyPhone = fields.phoneField(lao);
    for (const typed of ["2055512345", "20555", "02055512345", "+12025550123"])
      expect(verdict(anyPhone, typed)).toEqual({ value: typed });
    expect(verdict(anyPhone, "+856 20 5551 2345")).toEqual({ value: "02055512345" });
    for (const typed of ["abc", "+66 81 234 5678", "0066812345678", "66812345678"])
      expect(verdict(anyPhone, typed)).toEqual(["fields:phone.format"]);
  });

  it("is what login takes, beside other user names", () => {
    expect(verdict(fields.loginUsername(thai), "081-234-5678")).toEqual({ value: "0812345678" });
    expect(verdict(fields.loginUsername(thai), "+66 81 234 5678")).toEqual({ value: "0812345678" });
    for (const typed of ["+856 20 5551 2345", "8562055512345"])
      expect(verdict(fields.loginUsername(lao), typed)).toEqual({ value: "02055512345" });
    expect(verdict(fields.loginUsername(thai), "+8562055512345")).toEqual({ value: "+8562055512345" });
    expect(verdict(fields.loginUsername(lao), "+66812345678")).toEqual({ value: "+66812345678" });
    expect(verdict(fields.loginUsername(thai), " somchai.k ")).toEqual({ value: "somchai.k" });
    expect(verdict(fields.loginUsername(thai), "")).toEqual(["fields:required"]);
  });
});

it("wants both passwords, equal and untouched", () => {
  const form = z
    .object({ password: fields.passwordField, confirmPassword: fields.passwordField })
    .superRefine(fields.samePasswords("password", "confirmPassword"));
  expect(verdict(form, { password: " a ", confirmPassword: " a " })).toMatchObject({
    value: { password: " a " },
  });
  expect(verdict(form, { password: "a", confirmPassword: "b" })).toEqual(["fields:password.different"]);
  expect(verdict(form, { password: "", confirmPassword: undefined })).toEqual([
    "fields:required",
    "fields:required",
  ]);
});

describe("a bank account", () => {
  it("has an English name at KTB, TMB and BBL, upper-cased and trimmed [9.05]", () => {
    for (const code of ["KTB", "TMB", "BBL"]) {
      expect(verdict(fields.bankAccountName(thai, code), "  somchai  jaidee ")).toEqual({
        value: "SOMCHAI JAIDEE",
      });
      expect(verdict(fields.bankAccountName(thai, code), "สมชาย ใจดี")).toEqual([
        "fields:bankAccountName.english",
      ]);
      expect(verdict(fields.bankAccountName(thai, code), "SOMCHAI2")).toEqual([
        "fields:bankAccountName.english",
      ]);
    }
    expect(verdict(fields.bankAccountName(thai, "SCB"), "สมชาย ใจดี")).toEqual({ value: "สมชาย ใจดี" });
    expect(verdict(fields.englishAccountName, "ສົມຈິດ")).toEqual(["fields:bankAccountName.english"]);
  });

  it("has a number of digits alone", () => {
    expect(verdict(fields.bankAccountNo, " 123-4-56789-๐ ")).toEqual({ value: "1234567890" });
    expect(verdict(fields.bankAccountNo, "12a")).toEqual(["fields:bankAccountNo.format"]);
    expect(verdict(fields.bankAccountNo, "")).toEqual(["fields:required"]);
  });

  it("is kept in one of the currencies on offer", () => {
    expect(verdict(fields.currencyField(lao), "BAHT")).toEqual({ value: "BAHT" });
    expect(verdict(fields.currencyField(lao), "USD")).toEqual(["fields:currency.choose"]);
    expect(verdict(fields.currencyField(thai), "LAK")).toEqual(["fields:currency.choose"]);
  });
});

describe("an amount field", () => {
  const amount = fields.amountField({ minimum: satang(100), maximum: satang(500_000) });

  it("reads satang within its range and says which end was missed", () => {
    expect(verdict(amount, "1,000.50")).toEqual({ value: 100_050 });
    expect(verdict(amount, "1")).toEqual({ value: 100 });
    expect(verdict(amount, "0.99")).toEqual(["fields:amount.minimum"]);
    expect(verdict(amount, "5,000.01")).toEqual(["fields:amount.maximum"]);
    expect(verdict(fields.amountField({}), "0")).toEqual({ value: 0 });
  });

  it("says what is wrong with anything else", () => {
    expect(verdict(amount, undefined)).toEqual(["fields:amount.empty"]);
    expect(verdict(amount, "")).toEqual(["fields:amount.empty"]);
    expect(verdict(amount, "12,5,0")).toEqual(["fields:amount.format"]);
    expect(verdict(amount, "-5")).toEqual(["fields:amount.negative"]);
    expect(verdict(amount, "1.234")).toEqual(["fields:amount.decimals"]);
    expect(verdict(amount, "9".repeat(20))).toEqual(["fields:amount.tooLarge"]);
  });
});

it("transfers between two different accounts", () => {
  const form = z
    .object({ from: fields.transferAccount, to: fields.transferAccount })
    .superRefine(fields.differentAccounts);
  expect(verdict(form, { from: "wallet", to: "PG" })).toEqual({ value: { from: "wallet", to: "PG" } });
  expect(verdict(form, { from: "PG", to: "PG" })).toEqual(["fields:account.same"]);
  expect(verdict(form, { from: "", to: undefined })).toEqual([
    "fields:account.choose",
    "fields:account.choose",
  ]);
});

it("forces a promotion code to upper case", () => {
  expect(verdict(fields.promotionCode, " new50 ")).toEqual({ value: "NEW50" });
  expect(verdict(fields.promotionCode, "")).toEqual(["fields:required"]);
});

it("finds a gift link inside what was pasted", () => {
  const link = "https://gift.truemoney.com/campaign/?v=0b1C2d";
  expect(verdict(fields.giftLink, `ซองของขวัญ ${link} รับเลย`)).toEqual({ value: link });
  for (const typed of ["https://gift.truemoney.com.evil.example/campaign/?v=1", "http://x.example", "v=1"]) {
    expect(verdict(fields.giftLink, typed)).toEqual(["fields:giftLink.format"]);
  }
});

it("sends no empty chat text and none over 2000 characters", () => {
  const chat = fields.chatText({ chat: { textMaxLength: 2000 } });
  expect(verdict(chat, "x".repeat(2000))).toEqual({ value: "x".repeat(2000) });
  expect(verdict(chat, "x".repeat(2001))).toEqual(["fields:chat.tooLong"]);
  expect(verdict(chat, " \n ")).toEqual(["fields:required"]);
});

it("answers anything at all with a value or a listed message", () => {
  const schemas = [
    fields.phoneField(thai),
    fields.phoneField(lao),
    fields.loginUsername(thai),
    fields.passwordField,
    fields.nameField,
    fields.bankAccountName(thai, "KTB"),
    fields.bankAccountNo,
    fields.codeField,
    fields.inviteCode,
    fields.otpCode,
    fields.promotionCode,
    fields.transferAccount,
    fields.amountField({ minimum: satang(100) }),
    fields.giftLink,
    fields.currencyField(lao),
    fields.chatText({ chat: { textMaxLength: 5 } }),
  ];
  const known = new Set<string>(fields.fieldMessages);
  fc.assert(
    fc.property(
      fc.constantFrom(...schemas),
      fc.oneof(fc.string({ maxLength: 300 }), fc.anything()),
      (schema, value) => {
        const issues = schema.safeParse(value).error?.issues ?? [];
        expect(issues.filter(({ message }) => !known.has(message))).toEqual([]);
      },
    ),
  );
});

const inviteCodes = fc.stringMatching(/^PR[A-Za-z\d_-]{1,24}$/);
/** What messengers and people put right behind a link. */
const stuck = fc.constantFrom(
  "",
  "สมัครเลย",
  "ສະໝັກເລີຍ",
  ")",
  ".",
  "”",
  "」",
  ",ok",
  "!",
  " join now",
  "\n",
  "…",
  "%20",
  "/",
);

it("an invite code is only what its alphabet allows, in a link or alone", () => {
  fc.assert(
    fc.property(inviteCodes, stuck, (code, words) => {
      expect(fields.findInviteCode(code + words)).toBe(code);
      expect(fields.findInviteCode(`“${code}${words}`)).toBe(code);
      expect(fields.findInviteCode(`โค้ด ${code}${words}`)).toBe(code);
      const link = `https://wallet.example/register?code=${code}`;
      expect(fields.findInviteCode(link + words)).toBe(code);
      expect(fields.findInviteCode(`join me: ${link}&utm_source=line${words}`)).toBe(code);
      expect(fields.findInviteCode(`https://wallet.example/register?from=line&code=${code}${words}`)).toBe(
        code,
      );
      expect(fields.findInviteCode(`wallet.example/register?code=${code}${words}`)).toBe(code);
    }),
  );
});

it.each([
  ...["", "ไม่มี", "-", "...", "https://wallet.example/register", "https://wallet.example/?code="],
  ...["www.wallet.example/register", "wallet.example?ref=1"],
])("there is none in %j", (typed) => {
  expect(fields.findInviteCode(typed)).toBeUndefined();
});
