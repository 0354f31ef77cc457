import { describe, expect, test } from "vitest";
import type { EntryReference } from "~/money/once/entry-references.server";
import { expectedEntryOf, referenceOfEntry } from "./expected-effect";

const AT = 1_790_000_000_000;
const entry = { type: "Withdraw", amount: 10_000, createdAt: AT + 900 };

function referenceWith(reference: string, given: Partial<EntryReference> = {}): EntryReference {
  return { reference, type: "withdraw", amount: 10_000, from: AT, until: AT + 30_000, ...given };
}

describe("an entry bears the reference of the operation", () => {
  test("of its type and amount that was sent nearest to it", () => {
    const all = [
      referenceWith("first", { from: AT - 20_000 }),
      referenceWith("second"),
      referenceWith("third", { from: AT + 4_000 }),
    ];
    expect(referenceOfEntry(entry, all)).toBe("second");
    expect(referenceOfEntry({ ...entry, createdAt: AT - 19_000 }, all)).toBe("first");
  });

  test("that names its amount, before one whose amount nobody knew", () => {
    const gift = referenceWith("gift", { amount: undefined, from: AT + 900 });
    expect(referenceOfEntry(entry, [gift, referenceWith("own")])).toBe("own");
    expect(referenceOfEntry({ ...entry, amount: 7 }, [gift, referenceWith("own")])).toBe("gift");
  });

  test("of its source, where both have one, in any letters", () => {
    const refund = { type: "BONUS", amount: 1, createdAt: AT, source: "REFUND" };
    const of = (source?: string) => [referenceWith("x", { type: "bonus", amount: 1, source })];
    expect(referenceOfEntry(refund, of("refund"))).toBe("x");
    expect(referenceOfEntry(refund, of())).toBe("x");
    expect(referenceOfEntry({ ...refund, source: undefined }, of("refund"))).toBe("x");
    expect(referenceOfEntry(refund, of("invite"))).toBeUndefined();
  });

  test("and of none that cannot have made it", () => {
    const others = [
      referenceWith("type", { type: "deposit" }),
      referenceWith("amount", { amount: 10_001 }),
      referenceWith("early", { from: AT - 60_000, until: AT - 30_000 }),
      referenceWith("late", { from: AT + 60_000, until: AT + 90_000 }),
    ];
    expect(referenceOfEntry(entry, others)).toBeUndefined();
    expect(referenceOfEntry(entry, [])).toBeUndefined();
  });
});

test("an effect's one entry is its imprint; of several, and of amounts as seen, only the type is", () => {
  const transfer = { type: "transfer", amount: 5 };
  expect(expectedEntryOf({ balanceChanges: {}, entries: [transfer] })).toEqual(transfer);
  expect(expectedEntryOf({ balanceChanges: {}, entries: [transfer, transfer] })).toEqual({
    type: "transfer",
  });
  expect(expectedEntryOf({ balanceChanges: {}, entries: [] })).toBeUndefined();
  const asSeen = { type: "bonus", source: "refund" };
  expect(
    expectedEntryOf({ balanceChanges: {}, entries: [{ ...asSeen, amount: 5 }], anyAmount: asSeen }),
  ).toEqual(asSeen);
});
