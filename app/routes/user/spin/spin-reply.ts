import type { FormReply, Review } from "~/form/form-reply";
import type { CouponRow } from "./spin.server";

/** The prize of a spin. */
export interface Prize {
  /** The record's id: one spin has one prize, however often it is shown. */
  id: string;
  /** The slice's code. */
  code: string;
  label: string;
  /** The coins that the operator says are left, a prize in coins included; undefined if it does not. */
  remaining?: number;
  /** The coins after this one was spent, for as long as the wheel turns; undefined if nobody counted them before. */
  left?: number;
}

/** What the wheel's forms return to their own page. */
export type SpinReply = FormReply<CouponRow, Prize>;
export type ClaimReview = Review<CouponRow>;

/**
 * A field added by the script: with it the result is shown in place, on
 * the wheel's page, without it on a separate page.
 */
export const IN_PLACE = "inPlace";
