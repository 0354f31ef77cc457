import { expect, test } from "vitest";
import { contextWith } from "../../tests/support/request-context";
import { bankChoices, bankName } from "./bank-choices.server";

const context = contextWith({
  lookups: {
    get: async () => ({
      banks: [
        { code: "XYZ", nameTH: "ธนาคารตัวอย่าง" },
        { code: "kbank", nameTH: "ธนาคารของผู้ให้บริการ" },
      ],
    }),
  },
});

test("the banks to choose from are the operator's: its codes, and its names where the brand's file has none [3.04]", async () => {
  expect(await bankChoices(context)).toEqual({
    isListed: true,
    banks: [
      { value: "XYZ", label: "ธนาคารตัวอย่าง" },
      { value: "kbank", label: "กสิกรไทย" },
    ],
  });
});

const inLanguage = (locale: "th" | "lo" | "en") => contextWith({ locale });
const sent = { nameTH: "ธนาคารตัวอย่าง", nameEN: "Sample Bank" };

test("a known bank has the name of the page's language, whatever the operator calls it and in any case", () => {
  for (const code of ["KBANK", "kbank"]) {
    expect(bankName(code, inLanguage("en"), { nameTH: "ธนาคารกสิกรไทย" })).toBe("Kasikornbank");
    expect(bankName(code, inLanguage("lo"), { nameTH: "ธนาคารกสิกรไทย" })).toBe("ທະນາຄານກະສິກອນໄທ");
  }
});

test("an unknown one has the operator's name of that language, else any name of the operator's, else its code", () => {
  expect(bankName("XYZ", inLanguage("en"), sent)).toBe("Sample Bank");
  expect(bankName("XYZ", inLanguage("th"), sent)).toBe("ธนาคารตัวอย่าง");
  expect(bankName("XYZ", inLanguage("en"), { nameTH: sent.nameTH, nameEN: "" })).toBe(sent.nameTH);
  expect(bankName("XYZ", inLanguage("th"), { nameEN: sent.nameEN })).toBe("Sample Bank");
  for (const code of ["XYZ", "__proto__", "constructor"]) expect(bankName(code, inLanguage("en"))).toBe(code);
});
