import { expect, test } from "vitest";
import { entry, later, record, SENT, seen, stateOf } from "../../../tests/support/lost-operation";
import { withoutLists } from "./judge.server";

const before = { entries: Array.from({ length: 50 }, () => entry()), own: [{ key: "1", status: "SUCCESS" }] };

test("a refused operation keeps its balances, and neither the statement nor the list of slips", () => {
  const refused = record({ state: "refused", message: "MONEY_NOT_ENOUGH" }, before);
  expect(withoutLists(refused).snapshot).toMatchObject({
    balances: { wallet: 50_000 },
    own: before.own,
  });
  expect(withoutLists(refused).snapshot?.entries).toBeUndefined();
  const slip = { ...refused, operation: "slip" };
  expect(withoutLists(slip).snapshot?.own).toBeUndefined();
  expect(JSON.stringify(withoutLists(slip)).length).toBeLessThan(500);
});

test("what evidence may still decide keeps all of it", () => {
  for (const state of ["unknown", "accepted", "done"] as const)
    expect(withoutLists(record({ state, operation: "slip" }, before)).snapshot).toMatchObject(before);
  const judged = record({ state: "refused", judgedAt: SENT, operation: "slip" }, before);
  expect(withoutLists(judged).snapshot).toMatchObject(before);
});

test("a refused one still explains the failed entry that it may have left", () => {
  const refused = later({ state: "refused" });
  const look = seen({}, [entry({ status: "FAILED" })]);
  const told = stateOf(record(), look, [refused]);
  expect(stateOf(record(), look, [withoutLists(refused)])).toBe(told);
});
