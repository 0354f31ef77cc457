import { describe, expect, it } from "vitest";
import { formatFaults } from "../fault";
import { readOperator } from "../operator";

function faultsOf(more: Record<string, unknown>): string {
  const read = readOperator({ id: "moon", name: "Moon", ...more }, "moon.json");
  return read.ok ? "" : formatFaults(read.faults);
}

describe("registration in another currency than amounts are shown in", () => {
  it.each([
    { laoBuild: true },
    { laoBuild: true, memberCurrency: "brand" },
    { registerCurrencies: ["LAK", "BAHT"] },
    { registerCurrencies: ["BAHT", "LAK"], currency: "THB" },
    { laoBuild: true, registerCurrencies: ["BAHT"] },
    { registerCurrencies: ["LAK"] },
  ])("is refused where nobody says a member's own: %j", (more) => {
    const told = faultsOf(more);
    expect(told).toContain("memberCurrency");
    expect(told).toContain('"operator"');
    expect(faultsOf({ ...more, memberCurrency: "operator" })).toBe("");
  });

  it("is no question where registration offers none, or only that one", () => {
    for (const more of [
      {},
      { laoBuild: true, registerCurrencies: [] },
      { laoBuild: true, registerCurrencies: ["LAK"] },
      { registerCurrencies: ["BAHT"] },
      { laoBuild: true, currency: "THB", registerCurrencies: ["BAHT", "BAHT"] },
    ])
      expect(faultsOf(more)).toBe("");
  });

  it("names the currencies that differ", () => {
    expect(faultsOf({ laoBuild: true })).toContain("offers BAHT beside amounts in LAK");
    expect(faultsOf({ registerCurrencies: ["LAK", "BAHT"] })).toContain("offers LAK beside amounts in THB");
  });

  it.each([
    { memberCurrency: "member" },
    { registerCurrencies: ["KIP", "BAHT"], laoBuild: true },
    { laoBuild: "yes", registerCurrencies: ["LAK"] },
    { currency: "BAHT", registerCurrencies: ["LAK"] },
  ])("is not judged beside a faulty key, which is the only fault: %j", (more) => {
    const told = faultsOf(more);
    expect(told).not.toBe("");
    expect(told).not.toContain("beside amounts");
  });
});
