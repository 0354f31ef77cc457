import { expect, test } from "vitest";
import { entry, record, SENT } from "../../../tests/support/lost-operation";
import { withoutLists } from "./record.server";

const slips = Array.from({ length: 20 }, (_, index) => ({
  key: `R${index}`,
  status: "SUCCESS",
  createdAt: SENT,
}));
const before = { entries: Array.from({ length: 50 }, () => entry()), own: slips };

test("a refused operation keeps its balances, and neither the statement nor the list of slips", () => {
  const refused = record({ state: "refused", message: "MONEY_NOT_ENOUGH" }, before);
  expect(withoutLists(refused).snapshot).toMatchObject({ balances: { wallet: 50_000 } });
  expect(withoutLists(refused).snapshot?.own).toBeUndefined();
  expect(withoutLists(refused).snapshot?.entries).toBeUndefined();
  expect(JSON.stringify(withoutLists(refused)).length).toBeLessThan(500);
  const coupon = record({ state: "refused" }, { ...before, own: { name: "50 THB", others: slips } });
  expect(withoutLists(coupon).snapshot?.own).toEqual({ name: "50 THB" });
});

test("what evidence may still decide keeps all of it", () => {
  for (const state of ["unknown", "accepted", "done"] as const)
    expect(withoutLists(record({ state, operation: "slip" }, before)).snapshot).toMatchObject(before);
});
