import { MOST_ROWS } from "schemas/contract/leniency";
import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import { paths } from "~/paths";
import { defineKind } from "./define.server";
import type { Conclusion } from "./evidence/conclusion";
import { headingsOf } from "./outcome-page";

/** A longer coupon list is not kept and proves nothing. */
export const MOST_COUPONS = 300;

/**
 * `isOpen`: it can be claimed, as far as the list shows. `listed`: the number of coupons in the list, whether or not
 * this one is among them.
 */
const SeenCoupon = z.object({
  name: z.string(),
  isOpen: z.boolean(),
  isListed: z.boolean(),
  listed: z.number(),
  /** The ids of the others; absent if there are too many. */
  others: z.array(z.string()).optional(),
});
type SeenCoupon = z.output<typeof SeenCoupon>;

const LONGEST_NAME = 200;

/** A coupon as the operator lists it; only the fields that we use. */
export interface ListedCoupon {
  _id: string;
  prize: { name?: string | undefined; slice?: string | { code?: string; label: string } | undefined };
  /** Null if it cannot be read. */
  amount?: number | null | undefined;
  claimed?: boolean | undefined;
}

/** Whether the coupon can still be claimed. */
export function isOpen({ claimed }: ListedCoupon): boolean {
  return claimed !== true;
}

/** What a coupon is worth, in the operator's words: `2 × 50 baht`. */
export function couponName({ prize: { name, slice }, amount }: ListedCoupon): string {
  const label = name ?? (typeof slice === "object" ? slice.label : slice) ?? "";
  return ((amount ?? 1) === 1 ? label : `${amount} × ${label}`).slice(0, LONGEST_NAME);
}

/**
 * One coupon of the member's list; not open if it is claimed or no longer listed. Null if it may be one that cannot be
 * read, or if it has a count that cannot be.
 */
async function seenCoupon(operator: Operator, id: string): Promise<SeenCoupon | null> {
  const { coupons, omitted } = await operator.spinwheel.coupons();
  const coupon = coupons.find(({ _id }) => _id === id);
  const listed = coupons.length + omitted.length;
  const ids = coupons.map(({ _id }) => _id).filter((other) => other !== id);
  const others = omitted.length > 0 || ids.length > MOST_COUPONS ? undefined : ids;
  if (coupon ? coupon.amount === null : omitted.length > 0) return null;
  if (!coupon) return { name: "", isOpen: false, isListed: false, listed, others };
  return { name: couponName(coupon), isOpen: isOpen(coupon), isListed: true, listed, others };
}

/**
 * A coupon that was open and is not any more was claimed. One that is not listed any more was claimed if no other is
 * missing. One that was not listed before proves nothing.
 */
export function judgeClaim(earlier: SeenCoupon, seen: SeenCoupon): Conclusion | null {
  if (!earlier.isListed) return null;
  if (!earlier.isOpen) return "untouched";
  // Its name says how many there are: of several, one may have been claimed.
  if (seen.isOpen) return seen.name === earlier.name ? "untouched" : "ambiguous";
  if (seen.isListed) return "done";
  const { others = [] } = seen;
  const isRest = earlier.others?.every((id) => others.includes(id));
  // Of a list that was too long to be read, more may be missing.
  const isOneLess = earlier.listed <= MOST_ROWS && seen.listed === earlier.listed - 1;
  return (isRest ?? isOneLess) ? "done" : "ambiguous";
}

/** What the coupon was worth when its claim was sent; empty if the list could not be read. */
export function claimedName(before: unknown): string {
  return SeenCoupon.safeParse(before).data?.name ?? "";
}

/** Redeems a coupon of the wheel. The response does not say what it was worth; the list before it does. */
export const couponClaim = defineKind({
  name: "coupon-claim",
  facts: z.object({ coupon: z.string() }),
  expectedEntry: { type: "bonus", source: "luckydraw" },
  evidence: {
    in: "own",
    schema: SeenCoupon,
    subject: ({ coupon }) => `coupon ${coupon}`,
    read: (operator, { coupon }) => seenCoupon(operator, coupon),
    judge: judgeClaim,
  },
  async send({ operator, facts: { coupon }, idempotencyKey }) {
    await operator.spinwheel.claim({ coupon }, { idempotencyKey });
    return {};
  },
  page(_, __, before) {
    const name = claimedName(before?.own);
    return {
      headings: headingsOf("spin:outcome.claim"),
      texts: { done: "spin:outcome.claim.doneText", refused: "spin:outcome.claim.refusedText" },
      lines: name === "" ? [] : [{ label: "spin:coupon", value: name }],
      next: { to: paths.spin, label: "spin:toWheel" },
      again: { to: paths.spin, label: "spin:toWheel" },
    };
  },
});
