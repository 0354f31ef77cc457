import { expect, test } from "vitest";
import { sidesOf } from "./sides";

const wallet = ["main wallet", "wallet"];
const from = "Main wallet";
const to = "Joker";

test("an entry names the side that is not the main wallet, whatever the operator calls the wallet", () => {
  const between = { from: "Hall A", to: "Hall B" };
  expect(sidesOf({ activity: "deposit", from: "Bank", to: "Purse" }, wallet)).toEqual({ from: "Bank" });
  expect(sidesOf({ activity: "withdraw", from: "Purse", to: "Bank" }, wallet)).toEqual({ from: "Bank" });
  expect(sidesOf({ activity: "withdraw", from: "Purse" }, wallet)).toEqual({ from: "Purse" });
  expect(sidesOf({ activity: "transfer", from, to }, wallet)).toEqual({ to });
  expect(sidesOf({ activity: "transfer", from: to, to: " WALLET " }, wallet)).toEqual({ from: to });
  expect(sidesOf({ activity: "transfer", ...between }, wallet)).toEqual(between);
  expect(sidesOf({ activity: "transfer", from, to: "wallet" }, wallet)).toEqual({ from, to: "wallet" });
});

test("a bonus is said once: by its source, else by where it came from; its end has no way into the wallet", () => {
  for (const activity of ["bonus", "finish_bonus"] as const) {
    expect(sidesOf({ activity, source: "bonus", from: "Bonus", to: from }, wallet)).toEqual({});
    expect(sidesOf({ activity, from: "WELCOME100", to: from }, wallet)).toEqual({ from: "WELCOME100" });
  }
});
