import { describe, expect, it } from "vitest";
import type { Snapshot } from "~/money/once/record.server";
import { rewardEffect, rewardIn } from "./rewards.server";

const AT = 1_700_000_000_000;
function snapshot(wallet: number, entries: Snapshot["entries"] = [], own?: unknown): Snapshot {
  return { takenAt: AT, balances: { wallet }, names: {}, entries, own };
}

describe("what waited just before it was asked for", () => {
  it.each([
    [{ amount: 35_000 }, 35_000],
    [{ amount: 0 }, undefined],
    [{ amount: null }, undefined],
    [undefined, undefined],
    ["another release's", undefined],
  ])("%j is %j", (own, expected) => {
    expect(rewardIn(snapshot(0, [], own))).toBe(expected);
  });

  it("is nothing to look for where nothing did", () => {
    expect(rewardEffect(snapshot(0, [], { amount: null }), "invite")).toBeNull();
  });
});
