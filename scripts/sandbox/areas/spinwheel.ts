import type { Contract } from "schemas/contract";
import { claimCoupon, spin } from "../rewards/spin-rules";
import { slicesOf } from "../rewards/wheel";
import { ApiError } from "../state/api-error";
import { requireMember } from "../state/call";
import { coinsOf, couponsOf } from "../store/coupons";
import type { Handlers } from "./handlers";

export const spinwheel = {
  active: (_, { sandbox }) => ({ isActive: sandbox.settings.spinActive }),

  setup(_, call) {
    const { sandbox } = call;
    const { id } = requireMember(call);
    if (!sandbox.settings.spinActive) throw new ApiError("NO_DATA", "the wheel is off");
    return {
      result: {
        activeSpinwheel: { name: sandbox.flavour.rewards.wheel.name, slices: slicesOf(sandbox) },
        userCoin: coinsOf(sandbox.database, id),
      },
    };
  },

  spin: (_, call) => ({ success: true, result: spin(call.sandbox, requireMember(call).id) }),

  coupons(_, call) {
    return {
      coupons: couponsOf(call.sandbox.database, requireMember(call).id).map((coupon) => ({
        _id: coupon.uid,
        prize: { name: coupon.name, slice: coupon.prize },
        amount: coupon.amount,
        claimed: coupon.claimedAt !== null,
      })),
    };
  },

  claim({ coupon }, call) {
    claimCoupon(call.sandbox, requireMember(call).id, coupon);
    return { success: true };
  },
} satisfies Handlers<Contract["spinwheel"]>;
