import { expect, it } from "vitest";
import { nearest } from "./nearest";

it("finds the name that was meant, and none where nothing is near", () => {
  expect(nearest("lenght", ["length", "minimum"])).toBe("length");
  expect(nearest("defaultLocal", ["locales", "defaultLocale"])).toBe("defaultLocale");
  expect(nearest("QuickAmount", ["quickAmounts"])).toBe("quickAmounts");
  expect(nearest("BECL", ["BBL", "BCEL"])).toBe("BCEL");
  expect(nearest("fr", ["th", "lo", "en"])).toBeUndefined();
  expect(nearest("colour", ["hosts", "method"])).toBeUndefined();
  expect(nearest("anything", [])).toBeUndefined();
});
