import { toWireAmount } from "schemas/amount";
import * as z from "zod";
import { satangFact } from "~/money/once/record.server";
import { paths } from "~/paths";
import { defineKind } from "./define.server";
import { headingsOf } from "./outcome-page";

/** Moves an amount between the main wallet and a game account, or between two game accounts. */
export const transfer = defineKind({
  name: "transfer",
  facts: z.object({ from: z.string(), to: z.string(), amount: satangFact }),
  evidence: {
    in: "books",
    effect: ({ from, to, amount }) => ({
      balanceChanges: { [from]: -amount, [to]: amount },
      entries: [{ type: "transfer", amount }],
    }),
  },
  send: ({ operator, facts: { from, to, amount }, idempotencyKey }) =>
    operator.wallet.transfer({ from, to, amount: toWireAmount(amount) }, { idempotencyKey }),
  page: ({ from, to, amount }, _result, _before, screen = paths.transfer) => ({
    headings: headingsOf("money:outcome.transfer"),
    amount,
    mainWallet: "left",
    lines: [
      { label: "money:outcome.from", value: { account: from } },
      { label: "money:outcome.to", value: { account: to } },
    ],
    again: { to: screen, label: "money:outcome.transfer.again" },
  }),
});
