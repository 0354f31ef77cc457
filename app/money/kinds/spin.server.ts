import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import { paths } from "~/paths";
import { couponName, isOpen, MOST_COUPONS } from "./coupon-claim.server";
import { defineKind } from "./define.server";
import type { Conclusion } from "./evidence/conclusion";
import { headingsOf } from "./outcome-page";

const Prize = z.object({ id: z.string(), name: z.string() });

export const SeenWheel = z.object({ coins: z.number(), coupons: z.array(Prize) });
type SeenWheel = z.output<typeof SeenWheel>;

/** The coins and coupons that a spin changes; null if there are too many coupons, or some cannot be read. */
async function seenWheel(operator: Operator): Promise<SeenWheel | null> {
  const [{ result }, { coupons, omitted }] = await Promise.all([
    operator.spinwheel.setup(),
    operator.spinwheel.coupons(),
  ]);
  const open = coupons.filter(isOpen);
  if (open.length > MOST_COUPONS || omitted.length > 0) return null;
  const listed = open.map((coupon) => ({ id: coupon._id, name: couponName(coupon) }));
  return { coins: result.userCoin, coupons: listed };
}

/**
 * A spin costs a coin and may bring a coupon. An unchanged number of coins proves nothing, because the prize may have
 * been a coin (docs/decisions/what-coins-tell-of-a-spin.md).
 */
export function judgeSpin(earlier: SeenWheel, seen: SeenWheel): Conclusion | null {
  const spent = earlier.coins - seen.coins;
  if (spent <= 0) return null;
  return spent === 1 && freshCoupons(earlier, seen).length <= 1 ? "done" : "ambiguous";
}

/** The prize, if it became a coupon: its name, and the remaining coins. */
export function prizeSeen(
  earlier: SeenWheel,
  seen: SeenWheel,
): { code: string; label: string; remaining: number } | undefined {
  const [only] = freshCoupons(earlier, seen);
  return only && { code: "", label: only.name, remaining: seen.coins };
}

function freshCoupons(earlier: SeenWheel, seen: SeenWheel): SeenWheel["coupons"] {
  const known = new Set(earlier.coupons.map(({ id }) => id));
  return seen.coupons.filter(({ id }) => !known.has(id));
}

/** Stands for a number of coins that the operator does not give. */
const UNCOUNTED = -1;

/** Spends a coin on the wheel. */
export const spin = defineKind({
  name: "spin",
  /** `code` is the slice's; empty if only the coupon list showed the prize. */
  result: z.object({ code: z.string(), label: z.string(), remaining: z.number() }),
  evidence: {
    in: "own",
    schema: SeenWheel,
    subject: () => "wheel",
    read: seenWheel,
    judge: judgeSpin,
    grantedBy: prizeSeen,
  },
  async send({ operator, idempotencyKey }) {
    const { result } = await operator.spinwheel.spin({}, { idempotencyKey });
    const { code, label = "", remainingCoin = UNCOUNTED } = result;
    return { result: { code, label, remaining: remainingCoin } };
  },
  page: (_, prize) => ({
    // Without a slice's code a new coupon has shown the prize; a slice may be one that wins nothing.
    headings: {
      ...headingsOf("spin:outcome.spin"),
      ...(prize?.code === "" && { done: "spin:outcome.spin.won" }),
    },
    mainWallet: "none",
    texts: {
      done: "spin:outcome.spin.doneText",
      refused: "spin:outcome.spin.refusedText",
      checking: "spin:outcome.spin.checkingText",
      contact: "spin:outcome.spin.contactText",
    },
    lines: [
      ...(prize?.label ? [{ label: "spin:result" as const, value: prize.label }] : []),
      ...(prize && prize.remaining >= 0
        ? [{ label: "spin:coinsLeft" as const, value: String(prize.remaining) }]
        : []),
    ],
    next: { to: paths.spin, label: "spin:toWheel" },
    again: { to: paths.spin, label: "spin:toWheel" },
  }),
});
