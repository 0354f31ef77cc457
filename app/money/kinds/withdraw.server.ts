import { toWireAmount } from "schemas/amount";
import * as z from "zod";
import { ALL_ACCOUNTS } from "~/money/evidence/effect";
import { satangFact } from "~/money/once/record.server";
import { paths } from "~/paths";
import { defineOperation } from "./define.server";

/** Pays out an amount to the member's bank. The operator decides from which accounts it takes it. */
export const withdraw = defineOperation({
  name: "withdraw",
  facts: z.object({ amount: satangFact }),
  isAcceptedFirst: true,
  evidence: {
    in: "books",
    effect: ({ amount }) => ({
      moves: { [ALL_ACCOUNTS]: -amount },
      entries: [{ type: "withdraw", amount }],
    }),
  },
  send: ({ operator, facts: { amount }, idempotencyKey }) =>
    operator.wallet.withdrawAll({ amount: toWireAmount(amount) }, { idempotencyKey }),
  page: ({ amount }) => ({
    headings: {
      done: "money:outcome.withdraw.done",
      accepted: "money:outcome.withdraw.accepted",
      refused: "money:outcome.withdraw.refused",
      checking: "money:outcome.withdraw.checking",
      unknown: "money:outcome.withdraw.unknown",
    },
    texts: {
      done: "money:outcome.withdraw.doneText",
      accepted: "money:outcome.withdraw.acceptedText",
      refused: "money:outcome.withdraw.refusedText",
    },
    reasons: { BONUS_CONDITION: "money:outcome.withdraw.bonusCondition" },
    amount,
    again: { to: paths.withdraw, label: "money:outcome.withdraw.again" },
  }),
});
