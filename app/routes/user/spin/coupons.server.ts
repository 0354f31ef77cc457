import { type PageFacts, pageOfWhole } from "~/format/page";
import { couponName, isOpen, type ListedCoupon } from "~/money/kinds/coupon-claim.server";

/** A coupon that can be claimed. */
export interface CouponRow {
  id: string;
  name: string;
  count: number;
}

/** One page of the coupons that can be claimed; a page beyond the end becomes the last one. */
export function couponPage(
  { coupons, omitted }: { coupons: readonly ListedCoupon[]; omitted: readonly string[] },
  page: number,
  limit: number,
): { rows: CouponRow[]; pages: PageFacts } {
  const open = coupons.filter(isOpen);
  const { rows, pages } = pageOfWhole(open, { page, limit, hidden: omitted.length });
  return { rows: rows.map(rowOf), pages };
}

export function rowOf(coupon: ListedCoupon): CouponRow {
  const { _id: id, amount } = coupon;
  return { id, name: couponName({ ...coupon, amount: 1 }), count: amount ?? 1 };
}
