import type { Operator } from "~/operator/client.server";
import { paths } from "~/paths";
import { HELD_BONUS } from "./bonus-clear.server";
import { defineKind } from "./define.server";
import { headingsOf, type OutcomePage } from "./outcome-page";
import { rewardEffect, rewardIn, seenRefund } from "./rewards.server";

/** Receives the refund of losses as a bonus, which puts a turnover condition on all money. */
export const refundReceive = receiving("refund-receive", "receive", {
  texts: { done: "rewards:refund.outcome.asBonus", refused: "rewards:notReceived" },
});

/** Receives the refund of losses into the main wallet. */
export const refundToWallet = receiving("refund-to-wallet", "addWallet", {
  arrived: "rewards:toWallet",
  texts: { refused: "rewards:notReceived" },
});

/** `words` say where the refund went. */
function receiving<const Name extends string>(
  name: Name,
  call: Extract<keyof Operator["refund"], "receive" | "addWallet">,
  words: Pick<OutcomePage, "texts" | "arrived">,
) {
  return defineKind({
    name,
    changes: call === "receive" ? [HELD_BONUS] : [],
    evidence: { in: "books", readAmount: seenRefund, effect: (_, before) => rewardEffect(before, "refund") },
    send: ({ operator, idempotencyKey }) => operator.refund[call]({}, { idempotencyKey }),
    page: (_, __, before) => ({
      headings: headingsOf("rewards:refund.outcome"),
      ...words,
      amount: rewardIn(before),
      next: { to: paths.refundReceived, label: "rewards:refund.outcome.next" },
      again: { to: paths.refundReceived, label: "rewards:refund.outcome.again" },
    }),
  });
}
