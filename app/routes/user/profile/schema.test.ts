import { describe, expect, it } from "vitest";
import { editForm, mayEditBankName, passwordForm } from "./schema";

const faultsOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  (result.error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`);

describe("a new password", () => {
  it("has to be typed the same twice [5.20 5.22]", () => {
    const typed = { oldPassword: "old", newPassword: "one", confirmPassword: "other" };
    expect(faultsOf(passwordForm.safeParse(typed))).toEqual(["confirmPassword fields:password.different"]);
    expect(passwordForm.safeParse({ ...typed, confirmPassword: "one" }).success).toBe(true);
  });

  it("is asked for in all three fields: each empty one says so itself [5.19]", () => {
    const required = ["oldPassword", "newPassword", "confirmPassword"].map(
      (name) => `${name} fields:required`,
    );
    expect(faultsOf(passwordForm.safeParse({}))).toEqual(required);
    expect(faultsOf(passwordForm.safeParse({ oldPassword: "old", confirmPassword: "one" }))).toEqual([
      "newPassword fields:required",
    ]);
  });
});

describe("a profile", () => {
  const form = editForm({ banks: { englishOnlyNames: ["KTB"] } });
  const typed = { name: "มะลิ", bankCode: "KTB", bankAccountName: " mali  jaidee ", bankAccountNo: "123-4" };

  it("goes to the operator in capitals and digits", () => {
    expect(form.parse(typed)).toEqual({ ...typed, bankAccountName: "MALI JAIDEE", bankAccountNo: "1234" });
  });

  it("has an English account name at the banks that want one, whatever else is missing [5.21]", () => {
    const thai = { ...typed, bankAccountName: "มะลิ ใจดี" };
    const wanted = "bankAccountName fields:bankAccountName.english";
    expect(faultsOf(form.safeParse(thai))).toEqual([wanted]);
    expect(faultsOf(form.safeParse({ ...thai, name: undefined }))).toContain(wanted);
    expect(faultsOf(form.safeParse({ ...thai, bankCode: "SCB" }))).toEqual([]);
    expect(faultsOf(form.safeParse({ ...typed, bankAccountName: undefined }))).toEqual([
      "bankAccountName fields:required",
    ]);
  });
});

const brand = { banks: { englishOnlyNames: ["KTB", "TMB", "BBL"], groupedLength: 10, known: {} } };

describe("editing the bank account name", () => {
  it.each(["KTB", "TMB", "BBL", "ktb"])(
    "is offered for %s while the name is not English-only [2.57]",
    (bankCode) => {
      expect(mayEditBankName(brand, { bankCode, bankAccountName: "สมชาย ใจดี" })).toBe(true);
      expect(mayEditBankName(brand, { bankCode, bankAccountName: "SOMCHAI ใจดี" })).toBe(true);
      expect(mayEditBankName(brand, { bankCode, bankAccountName: "SOMCHAI JAIDEE" })).toBe(false);
    },
  );

  it.each(["SCB", "KBANK", "GSB"])("is not offered for %s [2.57]", (bankCode) => {
    expect(mayEditBankName(brand, { bankCode, bankAccountName: "สมชาย ใจดี" })).toBe(false);
  });

  it("is not offered without a bank account", () => {
    expect(mayEditBankName(brand, undefined)).toBe(false);
  });

  it("follows the brand's list", () => {
    const other = { banks: { ...brand.banks, englishOnlyNames: ["BCEL"] } };
    expect(mayEditBankName(other, { bankCode: "BCEL", bankAccountName: "ສົມສະຫວັນ" })).toBe(true);
    expect(mayEditBankName(other, { bankCode: "KTB", bankAccountName: "สมชาย" })).toBe(false);
  });
});
