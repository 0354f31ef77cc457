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

  test("the one whose game got the money is done, and the other is not", () => {
    const look = seen(moved, [entry()]);
    expect(stateOf(one, look, [two])).toBe("done");
    expect(stateOf(two, look, [one])).toBe("refused");
  });

  test("both are done when both explain the balances", () => {
    const look = seen({ wallet: 30_000, JOKER: 10_000, PG: 10_000 }, [entry(), entry()]);
    expect([stateOf(one, look, [two]), stateOf(two, look, [one])]).toEqual(["done", "done"]);
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

  test("neither is done by an entry of an answered one of the same amount", () => {
    const answered = later({ ...toPg, state: "done" });
    const look = seen({ wallet: 40_000, JOKER: 17, PG: 10_003 }, [entry()]);
    expect(stateOf(one, look, [answered])).toBeNull();
    expect(stateOf(one, seen({ wallet: 40_000, PG: 10_000 }, [entry()]), [answered])).toBe("refused");
  });

  test("neither is told by a world that another account contradicts", () => {
    const fromPg = record({ facts: { from: "PG", to: "wallet", amount: 10_000 } });
    const toPgFromJoker = later({ facts: { from: "JOKER", to: "PG", amount: 10_000 } });
    const deposit = seen({ wallet: 60_000 }, [entry({ type: "deposit" })]);
    expect(stateOf(fromPg, deposit, [toPgFromJoker])).toBeNull();
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
