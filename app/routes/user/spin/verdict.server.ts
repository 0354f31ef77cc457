import type { Member } from "~/member/guard.server";
import { isOpen, type ListedCoupon, Wheel } from "~/money/evidence/wheel.server";
import type { spin } from "~/money/kinds/spin.server";
import type { IntentRecord } from "~/money/once/record.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { type CouponRow, rowOf } from "./coupons.server";
import { saysNoPrize } from "./no-prize";

type SpinResult = NonNullable<ReturnType<typeof spin.resultOf>>;

/**
 * What a spin has brought. `coupon`: a new coupon of its slice. `coins`: at least the coin that it cost. `missed`:
 * nothing. `told`: nobody can tell, so that only the operator's own words are shown.
 */
export type Verdict = { kind: "coupon"; coupon: CouponRow } | { kind: "coins" | "missed" | "told" };

/** How far the operator's clock may be from ours, in ms. */
const CLOCKS_APART_MS = 300_000;
const ENTRIES = 10;

/**
 * Judges a prize by what the operator counts, never by the words on a slice: a prize is a coupon (specification, section
 * 1). So a spin has missed if it cost its coin, the list has no new coupon, none of its slice was ever listed, and the
 * statement shows nothing paid. But staff may hand over a gift that nothing counts: a miss must also be what its slice
 * says. `mayHaveClaimed`: its coupon may be gone from the list already.
 */
export async function readVerdict(
  { snapshot, startedAt }: Pick<IntentRecord, "snapshot" | "startedAt">,
  result: SpinResult,
  { operator: { fresh: operator } }: Pick<Member, "operator">,
  mayHaveClaimed = false,
): Promise<Verdict> {
  const before = Wheel.safeParse(snapshot?.own).data;
  const list = await withTimeout(operator.spinwheel.coupons());
  if (!before || !list || list.omitted.length > 0) return { kind: "told" };
  const known = new Set(before.coupons.map(({ id }) => id));
  const fresh = list.coupons.filter((coupon) => isOpen(coupon) && !known.has(coupon._id));
  const [own, ...more] = fresh.filter((coupon) => isOf(coupon, result));
  if (own && more.length === 0) return { kind: "coupon", coupon: rowOf(own) };
  if (fresh.length > 0 || result.remaining < 0) return { kind: "told" };
  const spent = before.coins - result.remaining;
  if (spent <= 0) return { kind: "coins" };
  const isPrize = list.coupons.some((coupon) => sliceOf(coupon) === result.code);
  if (spent > 1 || isPrize || mayHaveClaimed || !saysNoPrize(result.label)) return { kind: "told" };
  return { kind: (await hasPaidNothing(operator, startedAt)) ? "missed" : "told" };
}

function sliceOf({ prize: { slice } }: ListedCoupon): string | undefined {
  return typeof slice === "object" ? slice.code : slice;
}

/** A coupon that names no slice may be of any. */
function isOf(coupon: ListedCoupon, { code, label }: SpinResult): boolean {
  return [undefined, code, label].includes(sliceOf(coupon));
}

/** Whether the statement can be read, and shows no prize that was paid at once. */
async function hasPaidNothing(operator: Member["operator"], startedAt: number): Promise<boolean> {
  const list = await withTimeout(operator.statement.list({ page: 1, limit: ENTRIES }));
  if (!list || list.omitted.length > 0) return false;
  return list.statements.every(({ statementType, description, createdAt }) => {
    const isPrize =
      statementType.toLowerCase() === "bonus" && (description?.source ?? "luckydraw") === "luckydraw";
    return !isPrize || createdAt < startedAt - CLOCKS_APART_MS;
  });
}
