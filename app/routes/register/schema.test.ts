import { describe, expect, it } from "vitest";
import { type BankRules, bankForm, otpForm, phoneForm, profileForm } from "./schema";

const thaiBanks: BankRules = { banks: { englishOnlyNames: ["KTB", "TMB", "BBL"] }, registerCurrencies: [] };
const bank = { bankCode: "SCB", firstName: " มะลิ ", lastName: "ใจ  ดี", bankAccountNo: "123-4-56789-0" };

function faults(result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}) {
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`);
}

describe("the phone", () => {
  it("has 10 digits outside the Lao build, spaces and dashes taken away [5.01]", () => {
    const form = phoneForm({ phone: { length: 10, country: "thai" } });
    expect(form.parse({ username: " 081-234 5678 " })).toEqual({ username: "0812345678" });
    for (const username of ["081234567", "08123456789", "+6681234567"]) {
      expect(faults(form.safeParse({ username }))).toEqual(["username fields:phone.length"]);
    }
    expect(faults(form.safeParse({ username: "08x2345678" }))).toEqual(["username fields:phone.format"]);
  });

  it("has any length in the Lao build [5.02 9.04]", () => {
    const form = phoneForm({ phone: { length: null, country: "lao" } });
    for (const username of ["5551234", "02055512345"]) expect(form.parse({ username })).toEqual({ username });
  });
});

describe("the one-time code", () => {
  it("is taken as it is pasted", () => {
    for (const otpCode of ["123456", " 123 456 ", "123-456", "๑๒๓๔๕๖"]) {
      expect(otpForm.parse({ otpCode })).toEqual({ otpCode: "123456" });
    }
  });
});

describe("the profile", () => {
  const form = profileForm({ ageConfirmation: false });

  it("wants name and both passwords, and says that they differ even while others are missing [5.03 5.04]", () => {
    expect(faults(form.safeParse({}))).toEqual([
      "name fields:required",
      "password fields:required",
      "confirmPassword fields:required",
    ]);
    expect(faults(form.safeParse({ password: "a", confirmPassword: "b" }))).toEqual([
      "name fields:required",
      "confirmPassword fields:password.different",
    ]);
  });

  it("asks for the age only where the brand does", () => {
    const given = { name: "Mali", password: " p ", confirmPassword: " p " };
    expect(form.parse(given)).toEqual(given);
    const asking = profileForm({ ageConfirmation: true });
    expect(faults(asking.safeParse(given))).toEqual(["ageConfirmation fields:age.confirm"]);
    expect(asking.safeParse({ ...given, ageConfirmation: "on" }).success).toBe(true);
  });
});

describe("the bank account", () => {
  it("wants bank, both names and a number; names are upper-cased and trimmed [5.06 5.07]", () => {
    const form = bankForm(thaiBanks);
    expect(faults(form.safeParse({}))).toEqual([
      "bankCode fields:bank.choose",
      ...["firstName", "lastName", "bankAccountNo"].map((name) => `${name} fields:required`),
    ]);
    expect(faults(form.safeParse({ ...bank, bankCode: " " }))).toEqual(["bankCode fields:bank.choose"]);
    expect(form.parse({ ...bank, firstName: " mali ", lastName: "jai  dee" })).toMatchObject({
      firstName: "MALI",
      lastName: "JAI DEE",
      bankAccountNo: "1234567890",
    });
  });

  it("wants English names for KTB, TMB and BBL, each field told by itself [5.08 9.05]", () => {
    const form = bankForm(thaiBanks);
    for (const bankCode of ["KTB", "TMB", "BBL"]) {
      expect(faults(form.safeParse({ ...bank, bankCode }))).toEqual([
        "firstName fields:bankAccountName.english",
        "lastName fields:bankAccountName.english",
      ]);
      const half = { bankCode, firstName: "มะลิ" };
      expect(faults(form.safeParse(half))).toContain("firstName fields:bankAccountName.english");
      expect(form.safeParse({ ...bank, bankCode, firstName: "Mali", lastName: "Jaidee" }).success).toBe(true);
    }
    expect(form.safeParse(bank).success).toBe(true);
  });

  it("takes a currency only where the brand offers some [3.03]", () => {
    expect(bankForm(thaiBanks).parse({ ...bank, currency: "LAK" }).currency).toBeUndefined();
    const lao = bankForm({ ...thaiBanks, registerCurrencies: ["LAK", "BAHT"] });
    expect(faults(lao.safeParse(bank))).toEqual(["currency fields:currency.choose"]);
    expect(faults(lao.safeParse({ ...bank, currency: "THB" }))).toEqual(["currency fields:currency.choose"]);
    for (const currency of ["LAK", "BAHT"]) {
      expect(lao.parse({ ...bank, currency }).currency).toBe(currency);
    }
  });
});
