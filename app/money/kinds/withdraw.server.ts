import { toWireAmount } from "schemas/amount";
import * as z from "zod";
import { satangFact } from "~/money/once/record.server";
import { paths } from "~/paths";
import { defineKind } from "./define.server";
import { ALL_ACCOUNTS } from "./evidence/expected-effect";
import { headingsOf } from "./outcome-page";

/** What a withdrawal goes through: taken on, being paid, paid. */
export const payoutStages = [
  "money:outcome.withdraw.stages.received",
  "money:outcome.withdraw.stages.paying",
  "money:outcome.withdraw.stages.paid",
] as const;

/** Pays out an amount to the member's bank. The operator decides from which accounts it takes it. */
export const withdraw = defineKind({
  name: "withdraw",
  facts: z.object({ amount: satangFact }),
  isAcceptedFirst: true,
  evidence: {
    in: "books",
    effect: ({ amount }) => ({
      balanceChanges: { [ALL_ACCOUNTS]: -amount },
      entries: [{ type: "withdraw", amount }],
    }),
  },
  send: ({ operator, facts: { amount }, idempotencyKey }) =>
    operator.wallet.withdrawAll({ amount: toWireAmount(amount) }, { idempotencyKey }),
  page: ({ amount }) => ({
    headings: { ...headingsOf("money:outcome.withdraw"), accepted: "money:outcome.withdraw.accepted" },
    mainWallet: "left",
    arrived: "money:outcome.withdraw.doneText",
    lines: [{ label: "money:outcome.payee", value: { isOwnBank: true } }],
    stages: payoutStages,
    texts: {
      accepted: "money:outcome.withdraw.acceptedText",
      refused: "money:outcome.withdraw.refusedText",
    },
    amount,
    again: { to: paths.withdraw, label: "money:outcome.withdraw.again" },
  }),
});
