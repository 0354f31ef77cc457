import * as z from "zod";
import { endpoint, LARGE_MAX_BYTES } from "./endpoint";
import { firstOf, readable } from "./leniency";
import { maybe, wireFlag, wireHtml, wireId, wireList, wireNumber, wireText } from "./wire";

const slice = z.object({
  code: wireId,
  label: wireText,
  bgColor: maybe(wireText),
  textColor: maybe(wireText),
  htmlDescription: maybe(wireHtml),
});

/** How many of a coupon there are. Null if it cannot be read: absent would mean one. */
const couponCount = maybe(wireNumber).transform((count): number | null | undefined => count);

const coupon = z.object({
  _id: wireId,
  prize: z.union([
    z.object({ name: maybe(wireText), slice: maybe(z.union([wireText, slice])) }),
    wireText.transform((name) => ({ name, slice: undefined })),
  ]),
  amount: readable("coupons.amount", couponCount, null),
  claimed: maybe(wireFlag),
});

/** A spin's prize, which stands under `result` or beside `success`. */
const prize = z.object({
  code: wireId,
  label: maybe(wireText),
  remainingCoin: readable("remainingCoin", maybe(wireNumber)),
});

/**
 * Nobody could tell more apart. One faulty slice makes the whole answer faulty: the wheel would be wrong without it.
 */
const MOST_SLICES = 200;

/** The spin wheel. Spin and claim can fail with status 200: `{ success: false, error }`. */
export const spinwheel = {
  /** Whether there is a wheel. */
  active: endpoint({ path: "/api/spinwheel/active", response: z.object({ isActive: wireFlag }) }),
  /** The wheel's slices, and the member's coins. */
  setup: endpoint({
    path: "/api/spinwheel/setup",
    maxBytes: LARGE_MAX_BYTES,
    response: z.object({
      result: z.object({
        activeSpinwheel: z.object({ name: maybe(wireText), slices: firstOf(slice, MOST_SLICES) }),
        userCoin: wireNumber,
      }),
    }),
  }),
  /** Spins the wheel for a coin. */
  spin: endpoint({
    method: "POST",
    path: "/api/spinwheel/spin",
    effect: "money",
    response: z.union([z.object({ result: prize }), prize.transform((result) => ({ result }))]),
  }),
  /** The coupons won. */
  coupons: endpoint({
    path: "/api/spinwheel/coupon",
    maxBytes: LARGE_MAX_BYTES,
    response: wireList("coupons", coupon, {}),
  }),
  /** Claims a coupon. */
  claim: endpoint({
    method: "POST",
    path: "/api/spinwheel/coupon/claim",
    effect: "money",
    body: z.object({ coupon: z.string() }),
    /** Required: without it nobody knows whether the coupon was claimed. */
    response: z.object({ success: wireFlag }),
  }),
};
