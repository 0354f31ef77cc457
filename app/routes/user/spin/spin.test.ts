import { describe, expect, test } from "vitest";
import { createSanitizer } from "~/html/sanitize.server";
import { requireMember } from "~/member/guard.server";
import { memberStage, says } from "../../../../tests/support/member-stage";
import { couponPage, readablePaint, readWheel } from "./spin.server";

/** The wheel as the screen has it, of this answer to every call. */
async function wheelOf(result: object) {
  const profile = { _id: "1", username: "0812345678", name: "Mali" };
  const { context, jar } = await memberStage(says(200, { profile, result }), "1");
  const member = await requireMember(jar.request(), context);
  return (await readWheel(member, { ...context, sanitize: createSanitizer(false) })).wheel;
}

const slice = (code: string, more: object = {}) => ({ code, label: `Prize ${code}`, ...more });

test("the operator's wheel keeps its name, order, labels, colours, words and the coins [3.25 7.58]", async () => {
  const slices = [
    slice("A", { bgColor: "#7a1f5c", textColor: "#ffffff", htmlDescription: "<b>a</b><script>1</script>" }),
    slice("B", { bgColor: "#ffd54f", textColor: "#ffffff" }),
    slice("C", { bgColor: "#000000", textColor: "#ffee00", htmlDescription: "<i>c</i>" }),
  ];
  expect(await wheelOf({ activeSpinwheel: { name: "Gold", slices }, userCoin: 7 })).toMatchObject({
    name: "Gold",
    coins: 7,
    slices: [
      { code: "A", label: "Prize A", paint: { fill: "#7a1f5c", ink: "#ffffff" } },
      { code: "B", label: "Prize B", paint: null },
      { code: "C", label: "Prize C", paint: { fill: "#000000", ink: "#ffee00" } },
    ],
    notes: ["<b>a</b>", "", "<i>c</i>"],
  });
});

test("coins are whole and never fewer than none; a wheel without slices is off", async () => {
  const activeSpinwheel = { name: "Gold", slices: [slice("A")] };
  expect(await wheelOf({ activeSpinwheel, userCoin: -2 })).toMatchObject({ coins: 0 });
  expect(await wheelOf({ activeSpinwheel, userCoin: 2.9 })).toMatchObject({ coins: 2 });
  expect(await wheelOf({ activeSpinwheel: { name: "Gold", slices: [] }, userCoin: 1 })).toBeNull();
});

const gift = { code: "GIFT", label: "T-shirt" };
const coupons = [
  { _id: "1", prize: { name: "50 THB prize", slice: "MONEY50" }, amount: 2, claimed: false },
  { _id: "2", prize: { name: "Claimed", slice: "MONEY10" }, amount: 1, claimed: true },
  { _id: "3", prize: { slice: gift } },
  { _id: "4", prize: { slice: "MONEY5" }, amount: 1 },
  { _id: "5", prize: { name: "5% bonus" }, amount: 1 },
];

describe("the coupon table", () => {
  test("holds what can still be claimed, three to a page [9.17]", () => {
    const { rows, pages } = couponPage({ coupons, omitted: [] }, 1, 3);
    expect(rows).toEqual([
      { id: "1", name: "50 THB prize", count: 2 },
      { id: "3", name: "T-shirt", count: 1 },
      { id: "4", name: "MONEY5", count: 1 },
    ]);
    expect(pages).toEqual({ page: 1, pageCount: 2, hasNext: true, someHidden: false });
  });

  test("shows the last page for one beyond it, and one page of nothing", () => {
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

describe("the operator's colours of a slice", () => {
  test("are used where the pair keeps 4.5 to 1", () => {
    expect(readablePaint("#7a1f5c", "#ffffff")).toEqual({ fill: "#7a1f5c", ink: "#ffffff" });
    expect(readablePaint(" #FFF ", "#000")).toEqual({ fill: "#FFFFFF", ink: "#000000" });
  });

  test("give way to the brand's where they cannot be read, or are no colours", () => {
    expect(readablePaint("#ffd54f", "#ffffff")).toBeNull();
    expect(readablePaint("#767676", "#ffffff")).not.toBeNull();
    expect(readablePaint("#777777", "#ffffff")).toBeNull();
    for (const color of [undefined, "", "red", "#12", "#12345g", "rgb(0,0,0)", "#000;background:url(x)"]) {
      expect(readablePaint(color, "#ffffff"), color).toBeNull();
      expect(readablePaint("#000000", color), color).toBeNull();
    }
  });
});
