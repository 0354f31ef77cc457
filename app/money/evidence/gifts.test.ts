import { describe, expect, it } from "vitest";
import type { Snapshot } from "~/money/once/record.server";
import { readBooks } from "./books.server";
import type { Effect } from "./effect";
import { giftEffect, waitingIn } from "./gifts.server";

const AT = 1_700_000_000_000;
const nobody = {
  certain: [],
  latest: [],
  open: [],
  written: [],
  unshown: [],
  failed: [],
  isAmongMore: false,
};

function snapshot(wallet: number, entries: Snapshot["entries"] = [], own?: unknown): Snapshot {
  return { takenAt: AT, balances: { wallet }, names: {}, entries, own };
}

const entry = (amount: number, source?: string) => ({
  type: "bonus",
  amount,
  createdAt: AT + 1_000,
  status: "SUCCESS",
  source,
});

describe("what waited just before it was asked for", () => {
  it.each([
    [{ amount: 35_000 }, 35_000],
    [{ amount: 0 }, undefined],
    [{ amount: null }, undefined],
    [undefined, undefined],
    ["another release's", undefined],
  ])("%j is %j", (own, expected) => {
    expect(waitingIn(snapshot(0, [], own))).toBe(expected);
  });

  it("is nothing to look for where nothing did", () => {
    expect(giftEffect(snapshot(0, [], { amount: null }), "invite")).toBeNull();
  });
});

describe("a gift whose answer was lost", () => {
  const before = snapshot(10_000, [], { amount: 35_000 });
  const effectOf = (look: Snapshot) => {
    const effect = giftEffect(look, "refund");
    if (!effect) throw new Error("nothing waited");
    return effect;
  };
  const found = (seen: Snapshot, open: Effect[] = []) =>
    readBooks({ effect: effectOf(before), before, startedAt: AT, isAcceptedFirst: false }, seen, {
      ...nobody,
      open,
    });

  it("is done once wallet and statement show it", () => {
    expect(found(snapshot(45_000, [entry(35_000, "refund")]))).toBe("done");
    expect(found(snapshot(45_000, [entry(35_000)]))).toBe("done");
  });

  it("is untouched while neither does", () => {
    expect(found(snapshot(10_000))).toBe("untouched");
  });

  it("is not what a gift of the same amount for something else left behind", () => {
    expect(found(snapshot(45_000, [entry(35_000, "invite")]))).toBeNull();
  });

  it("is not told from the balance alone, nor from an entry that the balance contradicts", () => {
    expect(found(snapshot(45_000))).toBeNull();
    expect(found(snapshot(10_000, [entry(35_000, "refund")]))).toBe("ambiguous");
  });

  it("is not called untouched where others explain the balance, but have written more than the one entry", () => {
    const one = () => effectOf(snapshot(10_000, [], { amount: 35_000 }));
    const deposit = { ...entry(35_000), type: "deposit" };
    expect(found(snapshot(80_000, [entry(35_000, "refund"), deposit]), [one(), one()])).toBe("ambiguous");
  });

  it("is what a later look for one shows as received, if that shows its entry too: more may have been given since", () => {
    const own = entry(35_000, "refund");
    const seen = snapshot(45_000, [own]);
    expect(found(seen, [effectOf(snapshot(45_000, [own], { amount: 0 }))])).toBe("done");
    expect(found(seen, [effectOf(snapshot(10_000, [], { amount: 0 }))])).toBe("ambiguous");
  });

  it("is not called untouched where an entry of its source shows that the amount had grown before it ran", () => {
    expect(found(snapshot(46_000, [entry(36_000, "refund")]))).toBe("ambiguous");
    expect(found(snapshot(10_000, [entry(36_000, "refund")]))).toBe("ambiguous");
    expect(found(snapshot(10_000, [entry(36_000, "invite")]))).toBe("untouched");
    const failed = { ...entry(36_000, "refund"), status: "FAILED" };
    expect(found(snapshot(10_000, [failed]))).toBe("untouched");
  });
});
