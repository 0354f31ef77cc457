import { describe, expect, it } from "vitest";
import { rewardEffect } from "~/money/kinds/rewards.server";
import type { Snapshot, SnapshotEntry } from "~/money/once/record.server";
import { record, SENT } from "../../../tests/support/lost-operation";
import { readBooks } from "./books.server";

function snapshot(wallet: number, entries: SnapshotEntry[] = [], own?: unknown): Snapshot {
  return { takenAt: SENT, balances: { wallet }, names: {}, entries, own };
}

const entry = (amount: number, source?: string): SnapshotEntry => ({
  type: "bonus",
  amount,
  createdAt: SENT + 1_000,
  status: "SUCCESS",
  source,
});

describe("a gift whose answer was lost", () => {
  const before = snapshot(10_000, [], { amount: 35_000 });
  const effect = rewardEffect(before, "refund");
  const found = (seen: Snapshot) =>
    effect && readBooks(effect, { ...record(), snapshot: before }, seen, { isAcceptedFirst: false });

  it("is done once wallet and statement show it, whatever play has made of the balance", () => {
    expect(found(snapshot(45_000, [entry(35_000, "refund")]))).toBe("done");
    expect(found(snapshot(45_000, [entry(35_000)]))).toBe("done");
    expect(found(snapshot(41_234, [entry(35_000, "refund")]))).toBe("done");
  });

  it("is untouched while neither does", () => {
    expect(found(snapshot(10_000))).toBe("untouched");
  });

  it("is not what a gift of the same amount for something else left behind", () => {
    expect(found(snapshot(45_000, [entry(35_000, "invite")]))).toBeNull();
  });

  it("is not told from the balance alone, nor from an entry that the balance contradicts", () => {
    expect(found(snapshot(45_000))).toBeNull();
    expect(found({ ...snapshot(45_000), entries: undefined })).toBeNull();
    expect(found(snapshot(10_000, [entry(35_000, "refund")]))).toBe("ambiguous");
  });

  it("is not called untouched where an entry of its source shows that the amount had grown before it ran", () => {
    expect(found(snapshot(46_000, [entry(36_000, "refund")]))).toBe("ambiguous");
    expect(found(snapshot(10_000, [entry(36_000, "refund")]))).toBe("ambiguous");
    expect(found(snapshot(10_000, [entry(36_000, "invite")]))).toBe("untouched");
    const failed = { ...entry(36_000, "refund"), status: "FAILED" };
    expect(found(snapshot(10_000, [failed]))).toBe("untouched");
  });
});
