import * as z from "zod";
import { rowsIn } from "~/money/evidence/rows.server";
import { Coupon, claimedBy, claimedName, judgeClaim, seenCoupon } from "~/money/evidence/wheel.server";
import { paths } from "~/paths";
import { defineOperation } from "./define.server";
import { headingsOf } from "./outcome-page";

/** Redeems a coupon of the wheel. The response does not say what it was worth; the list before it does. */
export const couponClaim = defineOperation({
  name: "coupon-claim",
  facts: z.object({ coupon: z.string() }),
  changesRows: (facts) => [rowsIn(Coupon, (record) => claimedBy(record, facts?.coupon))],
  imprint: { type: "bonus", source: "luckydraw" },
  evidence: {
    in: "own",
    seen: Coupon,
    of: ({ coupon }) => `coupon ${coupon}`,
    look: (operator, { coupon }) => seenCoupon(operator, coupon),
    judge: (_, before, now, { isOthers }) => judgeClaim(before, now, isOthers),
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
