import { describe, expect, it } from "vitest";
import { brandWith } from "../../../../tests/support/brand-with";
import { visitOf, walletWith } from "../../../../tests/support/doctor-visit";
import { currencyHolds, currencyIsNamed } from "./currency";

const wallet = walletWith(0);
const { profile } = wallet;
const lao = brandWith({ laoBuild: true, memberCurrency: "operator" });

describe("a member's currency, where the brand leaves it to the operator", () => {
  it("costs a member something if neither profile nor wallet names it", () => {
    const visit = visitOf({ "account.profile": { profile }, "wallet.get": wallet }, lao);
    expect(currencyIsNamed(visit)).toMatchObject([{ severity: "costs", path: "wallet.currency" }]);
  });

  it.each([
    { "account.profile": { profile, currency: "BAHT" }, "wallet.get": wallet },
    { "account.profile": { profile }, "wallet.get": { ...wallet, wallet: { amount: 1, currency: "LAK" } } },
  ])("is well named by either: %j", (answers) => {
    const visit = visitOf(answers, lao);
    expect([...currencyIsNamed(visit), ...currencyHolds("wallet")(visit)]).toEqual([]);
    expect(currencyHolds("profile")(visit)).toEqual([]);
  });

  it("is no question while one of them cannot be read, nor where the brand says it", () => {
    expect(currencyIsNamed(visitOf({ "wallet.get": wallet }, lao))).toEqual([]);
    const answers = { "account.profile": { profile }, "wallet.get": wallet };
    expect(currencyIsNamed(visitOf(answers, brandWith()))).toEqual([]);
  });
});
