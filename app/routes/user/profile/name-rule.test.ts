import { describe, expect, it } from "vitest";
import { mayEditBankName } from "./forms";

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
