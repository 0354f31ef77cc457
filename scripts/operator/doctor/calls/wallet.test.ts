import { expect, it } from "vitest";
import { brandWith } from "../../../../tests/support/brand-with";
import { visitOf, walletWith } from "../../../../tests/support/doctor-visit";
import { walletRows } from "./wallet";

it("asks a member's open games for their accounts, but not all of many", () => {
  const asks = walletRows["wallet.credentials"].asks(visitOf({ "wallet.get": walletWith(300) }, brandWith()));
  // The first in both spellings, ten others, and one that is not there.
  expect(asks).toHaveLength(13);
});

it("asks for the account of a game that is opened otherwise, however late it comes", () => {
  const providers = { G299: { method: "auto-login", provider: "g", hosts: ["g.example"] } };
  const brand = brandWith({ games: { providers } } as Parameters<typeof brandWith>[0]);
  const asks = walletRows["wallet.credentials"].asks(visitOf({ "wallet.get": walletWith(300) }, brand));
  expect(asks).toContainEqual({ input: { slotCode: "G299" }, expects: "answer" });
});
