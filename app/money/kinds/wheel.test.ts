import { describe, expect, it } from "vitest";
import { claimedName, couponName, judgeClaim } from "./coupon-claim.server";
import { judgeSpin, prizeSeen } from "./spin.server";

const old = { id: "1", name: "10 THB prize" };
const won = { id: "2", name: "50 THB prize" };
const before = { coins: 3, coupons: [old] };

describe("what coins and coupons say of a spin whose answer was lost", () => {
  it("a coin less is a spin, with its coupon or without", () => {
    expect(judgeSpin(before, { coins: 2, coupons: [old] })).toBe("done");
    expect(judgeSpin(before, { coins: 2, coupons: [won, old] })).toBe("done");
    expect(judgeSpin(before, { coins: 2, coupons: [won] })).toBe("done");
  });

  it("the coupon that is new is the prize", () => {
    const prize = { code: "", label: "50 THB prize", remaining: 2 };
    expect(prizeSeen(before, { coins: 2, coupons: [won, old] })).toEqual(prize);
    expect(prizeSeen(before, { coins: 2, coupons: [old] })).toBeUndefined();
  });

  it("as many coins as before say nothing: a coin may have been won", () => {
    expect(judgeSpin(before, before)).toBeNull();
    expect(judgeSpin(before, { coins: 5, coupons: [old] })).toBeNull();
  });

  it("more than one spin can do is ambiguous", () => {
    expect(judgeSpin(before, { coins: 1, coupons: [old] })).toBe("ambiguous");
    expect(judgeSpin(before, { coins: 2, coupons: [old, won, { id: "3", name: "Gift" }] })).toBe("ambiguous");
  });
});

describe("what the coupon list says of a claim whose answer was lost", () => {
  const open = { name: "50 THB prize", isOpen: true, isListed: true, listed: 3 };
  const used = { name: "50 THB prize", isOpen: false, isListed: true, listed: 3 };
  const gone = { name: "", isOpen: false, isListed: false, listed: 2 };

  it("a coupon that is open no more was claimed; an open one was not", () => {
    expect(judgeClaim(open, used)).toBe("done");
    expect(judgeClaim(open, gone)).toBe("done");
    expect(judgeClaim(open, open)).toBe("untouched");
    expect(judgeClaim(used, used)).toBe("untouched");
  });

  it("a list that has lost more than it tells nothing, nor does a coupon that was never listed", () => {
    expect(judgeClaim(open, { ...gone, listed: 0 })).toBe("ambiguous");
    expect(judgeClaim(open, { ...gone, listed: 3 })).toBe("ambiguous");
    expect(judgeClaim(gone, gone)).toBeNull();
    const cut = { ...open, listed: 2_001, others: undefined };
    expect(judgeClaim(cut, { ...gone, listed: 2_000, others: undefined })).toBe("ambiguous");
  });

  it("what it was good for stood in the list before", () => {
    expect(claimedName(open)).toBe("50 THB prize");
    expect([claimedName(null), claimedName({ other: 1 })]).toEqual(["", ""]);
  });
});

it("a coupon is called by its prize, its slice's label or its code, and by how many there are", () => {
  const slice = { code: "GIFT", label: "T-shirt" };
  expect(couponName({ _id: "1", prize: { name: "5% bonus", slice } })).toBe("5% bonus");
  expect(couponName({ _id: "1", prize: { slice }, amount: 1 })).toBe("T-shirt");
  expect(couponName({ _id: "1", prize: { slice: "GIFT" }, amount: 3 })).toBe("3 × GIFT");
});
