import { describe, expect, it } from "vitest";
import { couponPage } from "./spin.server";

const slice = { code: "GIFT", label: "T-shirt" };
const coupons = [
  { _id: "1", prize: { name: "50 THB prize", slice: "MONEY50" }, amount: 2, claimed: false },
  { _id: "2", prize: { name: "Claimed", slice: "MONEY10" }, amount: 1, claimed: true },
  { _id: "3", prize: { slice } },
  { _id: "4", prize: { slice: "MONEY5" }, amount: 1 },
  { _id: "5", prize: { name: "5% bonus" }, amount: 1 },
];

describe("the coupon table", () => {
  it("holds what can still be claimed, three to a page [9.17]", () => {
    const { rows, pages } = couponPage({ coupons, omitted: [] }, 1, 3);
    expect(rows).toEqual([
      { id: "1", name: "50 THB prize", count: 2 },
      { id: "3", name: "T-shirt", count: 1 },
      { id: "4", name: "MONEY5", count: 1 },
    ]);
    expect(pages).toEqual({ page: 1, pageCount: 2, hasNext: true, someHidden: false });
  });

  it("shows the last page for one beyond it, and one page of nothing", () => {
    expect(couponPage({ coupons, omitted: [] }, 99, 3)).toMatchObject({
      rows: [{ id: "5" }],
      pages: { page: 2, hasNext: false },
    });
    expect(couponPage({ coupons: [], omitted: [] }, 1, 3)).toEqual({
      rows: [],
      pages: { page: 1, pageCount: 1, hasNext: false, someHidden: false },
    });
  });
});
