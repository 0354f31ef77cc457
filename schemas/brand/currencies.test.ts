import { describe, expect, it } from "vitest";
import { readBrand } from "../brand";

function currenciesOf(more: Record<string, unknown>) {
  const read = readBrand({ id: "moon", name: "Moon", ...more }, "moon.json");
  return read.ok ? read.brand : undefined;
}

describe("who says a member's currency, where the file does not", () => {
  it.each([
    { laoBuild: true },
    { registerCurrencies: ["LAK", "BAHT"] },
    { registerCurrencies: ["BAHT", "LAK"], currency: "THB" },
    { laoBuild: true, registerCurrencies: ["BAHT"] },
    { registerCurrencies: ["LAK"] },
  ])("is the operator, where members register in another than amounts are shown in: %j", (more) => {
    expect(currenciesOf(more)).toMatchObject({ memberCurrency: "operator" });
    expect(currenciesOf({ ...more, memberCurrency: "brand" })).toMatchObject({ memberCurrency: "brand" });
  });

  it.each([
    {},
    { laoBuild: true, registerCurrencies: [] },
    { laoBuild: true, registerCurrencies: ["LAK"] },
    { registerCurrencies: ["BAHT"] },
    { laoBuild: true, currency: "THB", registerCurrencies: ["BAHT", "BAHT"] },
  ])("is the brand, where there is none or only that one: %j", (more) => {
    expect(currenciesOf(more)).toMatchObject({ memberCurrency: "brand" });
    expect(currenciesOf({ ...more, memberCurrency: "operator" })).toMatchObject({
      memberCurrency: "operator",
    });
  });
});

it.each([
  { memberCurrency: "member" },
  { registerCurrencies: ["KIP", "BAHT"], laoBuild: true },
  { laoBuild: "yes", registerCurrencies: ["LAK"] },
  { currency: "BAHT", registerCurrencies: ["LAK"] },
])("a word that is no currency is a fault: %j", (more) => {
  expect(currenciesOf(more)).toBeUndefined();
});
