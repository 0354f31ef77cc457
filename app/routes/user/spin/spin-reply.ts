import type { FormReply, Review } from "~/form/form-reply";
import type { CouponRow, SpinPrize } from "./spin.server";

/** What the wheel's forms return to their own page. */
export type SpinReply = FormReply<CouponRow, SpinPrize>;
export type ClaimReview = Review<CouponRow>;

/** A field that only the script adds: with it the result is shown on the wheel's page, otherwise on one of its own. */
export const IN_PLACE = "inPlace";
