import { expect, test } from "vitest";
import { slip } from "~/money/kinds/slip.server";
import { transfer } from "~/money/kinds/transfer.server";
import { entry, later, record, SENT, seen, stateOf } from "../../../tests/support/lost-operation";
import { withoutLists } from "./kept-snapshot.server";

const before = { entries: Array.from({ length: 50 }, () => entry()), own: [{ key: "1", status: "SUCCESS" }] };

test("a refused operation keeps its balances, and neither the statement nor the list of slips", () => {
  const refused = record({ state: "refused", message: "MONEY_NOT_ENOUGH" }, before);
  expect(withoutLists(refused, transfer).snapshot).toMatchObject({
    balances: { wallet: 50_000 },
    own: before.own,
  });
  expect(withoutLists(refused, transfer).snapshot?.entries).toBeUndefined();
  expect(withoutLists(refused, slip).snapshot?.own).toBeUndefined();
  expect(JSON.stringify(withoutLists(refused, slip)).length).toBeLessThan(500);
});

test("what evidence may still decide keeps all of it", () => {
  for (const state of ["unknown", "accepted", "done"] as const)
    expect(withoutLists(record({ state }, before), slip).snapshot).toMatchObject(before);
  expect(withoutLists(record({ state: "refused", judgedAt: SENT }, before), slip).snapshot).toMatchObject(
    before,
  );
});

test("a refused one still explains the failed entry that it may have left", () => {
  const refused = later({ state: "refused" });
  const look = seen({}, [entry({ status: "FAILED" })]);
  const told = stateOf(record(), look, [refused]);
  expect(stateOf(record(), look, [withoutLists(refused, transfer)])).toBe(told);
});
