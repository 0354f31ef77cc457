import { satang } from "schemas/amount";
import { expect, test } from "vitest";
import type { ListedCoupon } from "~/money/evidence/wheel.server";
import { OperatorError } from "~/operator/error";
import { readVerdict } from "./verdict.server";

const SPUN_AT = 1_000_000_000;
const COINS = 3;

interface Seen {
  before?: object | null;
  coupons?: ListedCoupon[] | "unread";
  entries?: { source?: string; createdAt: number }[] | "unread";
  label?: string;
  remaining?: number;
  mayHaveClaimed?: boolean;
}

const held = { _id: "old", prize: { name: "10 baht", slice: "MONEY10" } };
const coupon = (slice?: string | { code: string; label: string }, _id = "new"): ListedCoupon => {
  return { _id, prize: { name: "a prize", slice } };
};
const unread = (endpoint: "spinwheel.coupons" | "statement.list") =>
  Promise.reject(new OperatorError("INTERNAL_SERVER_ERROR", { endpoint, reached: "refused" }));

/** The verdict of a spin that stopped at SLICE, three coins before it and two after unless told. */
async function verdict({ coupons = [held], entries = [], ...more }: Seen = {}) {
  const { before = { coins: COINS, coupons: [{ id: "old", name: "10 baht" }] }, label = "Try again" } = more;
  const { remaining = COINS - 1, mayHaveClaimed } = more;
  const statements = Array.isArray(entries)
    ? entries.map(({ source, createdAt }) => {
        const description = source === undefined ? undefined : { source };
        return { statementType: "bonus", status: "SUCCESS", amount: satang(1), createdAt, description };
      })
    : [];
  const operator = {
    spinwheel: {
      coupons: async () => (coupons === "unread" ? unread("spinwheel.coupons") : { coupons, omitted: [] }),
    },
    statement: {
      list: async () => (entries === "unread" ? unread("statement.list") : { statements, omitted: [] }),
    },
  };
  const snapshot = before && { takenAt: SPUN_AT, balances: {}, names: {}, own: before };
  const record = { snapshot: snapshot ?? undefined, startedAt: SPUN_AT };
  const result = { code: "SLICE", label, remaining };
  const found = await readVerdict(record, result, { operator: { fresh: operator } } as never, mayHaveClaimed);
  return found.kind === "coupon" ? found.coupon.id : found.kind;
}

test("a new coupon of the slice is the prize, whatever the slice is called", async () => {
  for (const slice of [undefined, "SLICE", { code: "SLICE", label: "x" }, "Try again"])
    expect(await verdict({ coupons: [held, coupon(slice)] })).toBe("new");
});

test("a coin that went without a coupon is a miss where the slice says so in any language", async () => {
  for (const label of ["Try again", "ลองอีกครั้ง", "ລອງອີກຄັ້ງ", "NO PRIZE", "ไม่ได้รางวัล", "-"])
    expect(await verdict({ label })).toBe("missed");
  expect(await verdict({ entries: [{ source: "invite", createdAt: SPUN_AT }] })).toBe("missed");
  expect(await verdict({ entries: [{ source: "luckydraw", createdAt: SPUN_AT - 400_000 }] })).toBe("missed");
});

test("coins as many as before, or more, are the prize", async () => {
  expect(await verdict({ remaining: COINS })).toBe("coins");
  expect(await verdict({ remaining: COINS + 4 })).toBe("coins");
});

test.each<[string, Seen]>([
  ["a slice that names a gift", { label: "iPhone" }],
  ["a slice that names money", { label: "50 baht" }],
  ["a slice without a label", { label: "" }],
  ["a slice with a picture", { label: "🎁" }],
  ["a slice that asks not to miss it", { label: "ไม่พลาด รับทอง" }],
  ["a word within another", { label: "Nothingham scarf" }],
  ["an amount beside such words", { label: "Almost there: 100" }],
  ["no look before it", { before: null }],
  ["no list after it", { coupons: "unread" }],
  ["a new coupon of another slice", { coupons: [held, coupon("OTHER")] }],
  ["two new coupons", { coupons: [held, coupon("SLICE"), coupon("SLICE", "newer")] }],
  ["coins that nobody counts", { remaining: -1 }],
  ["two coins gone", { remaining: COINS - 2 }],
  ["a slice that has brought a coupon before", { coupons: [held, { ...coupon("SLICE"), claimed: true }] }],
  ["a prize paid at once", { entries: [{ source: "luckydraw", createdAt: SPUN_AT + 900 }] }],
  ["an entry without a source", { entries: [{ createdAt: SPUN_AT }] }],
  ["no statement", { entries: "unread" }],
  ["a coupon that may be used up", { mayHaveClaimed: true }],
])("with %s nobody can tell", async (_, seen) => {
  expect(await verdict(seen)).toBe("told");
});
