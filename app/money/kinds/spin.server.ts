import * as z from "zod";
import { judgeSpin, prizeSeen, seenWheel, Wheel } from "~/money/evidence/wheel.server";
import { paths } from "~/paths";
import { defineOperation } from "./define.server";
import { headingsOf } from "./outcome-page";

/** Stands for a number of coins that the operator does not give. */
const UNCOUNTED = -1;

/** Spends a coin on the wheel. */
export const spin = defineOperation({
  name: "spin",
  /** `code` is the slice's; empty if only the coupon list showed the prize. */
  result: z.object({ code: z.string(), label: z.string(), remaining: z.number() }),
  evidence: {
    in: "own",
    seen: Wheel,
    of: () => "wheel",
    look: seenWheel,
    countsRivals: true,
    judge: (_, before, now, { rivals }) => judgeSpin(before, now, rivals + 1),
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
