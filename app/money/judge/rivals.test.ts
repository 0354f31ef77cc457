import { describe, expect, test } from "vitest";
import {
  entry,
  later,
  moved,
  record,
  SENT,
  seen,
  stateOf,
  toPg,
} from "../../../tests/support/lost-operation";

describe("of two operations that were lost", () => {
  const [one, two] = [record(), later(toPg)];

  test("neither is told, whatever wallet and statement show of the two", () => {
    const oneOnly = seen(moved, [entry()]);
    const both = seen({ wallet: 30_000, JOKER: 10_000, PG: 10_000 }, [entry(), entry()]);
    for (const look of [oneOnly, both, seen({}, [])])
      expect([stateOf(one, look, [two]), stateOf(two, look, [one])]).toEqual([null, null]);
  });

  test("one is told if the other leaves other entries, or the operator has refused it", () => {
    const withdrawal = later({ operation: "withdraw", facts: { amount: 10_000 } });
    expect(stateOf(one, seen(moved, [entry()]), [withdrawal])).toBe("done");
    expect(stateOf(one, seen(moved, [entry()]), [later({ ...toPg, state: "refused" })])).toBe("done");
  });

  test("both stay unknown where play blurs the games and each could own the one entry", () => {
    const look = seen({ wallet: 40_000, JOKER: 4_321, PG: 99 }, [entry()]);
    expect([stateOf(one, look, [two]), stateOf(two, look, [one])]).toEqual([null, null]);
  });

  test("both stay unknown where they are the same and one of them happened", () => {
    const twin = later();
    const look = seen(moved, [entry()]);
    expect([stateOf(one, look, [twin]), stateOf(twin, look, [one])]).toEqual([null, null]);
  });

  test("both stay unknown where the balances have room for both, and the statement has one entry", () => {
    const twin = later();
    const look = seen({ wallet: 30_000, JOKER: 20_000 }, [entry()]);
    expect([stateOf(one, look, [twin]), stateOf(twin, look, [one])]).toEqual([null, null]);
  });

  test("one is not told by an entry of an answered one, nor told as not done beside it", () => {
    const answered = later({ ...toPg, state: "done" });
    const look = seen({ wallet: 40_000, JOKER: 17, PG: 10_003 }, [entry()]);
    expect(stateOf(one, look, [answered])).toBeNull();
    expect(stateOf(one, seen({ wallet: 40_000, PG: 10_000 }, [entry()]), [answered])).toBeNull();
  });

  test("one that another release made, and this one cannot read, may be anything", () => {
    expect(stateOf(one, seen(moved, [entry()]), [later({ operation: "teleport" })])).toBeNull();
  });
});

test("an answer that has just come may not have reached a statement that is an old copy: it is a rival still", () => {
  const justNow = later({ state: "done", sentAt: SENT - 4_000, settledAt: SENT - 3_000 });
  expect(stateOf(record(), seen(moved, [entry()]), [justNow])).toBeNull();
  const longAgo = later({ state: "done", sentAt: SENT - 40_000, settledAt: SENT - 39_000 });
  expect(stateOf(record(), seen(moved, [entry()]), [longAgo])).toBe("done");
});
