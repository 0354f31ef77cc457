import * as z from "zod";
import { Deposits, judgeDeposits, newestDeposits } from "~/money/evidence/deposits.server";
import { mayHaveAdded, rowsIn } from "~/money/evidence/rows.server";
import { creditedAmount } from "~/money/evidence/slips.server";
import { paths } from "~/paths";
import { defineOperation, type Operation } from "./define.server";
import { Grant, grantOf } from "./grant.server";
import { headingsOf } from "./outcome-page";

/** Anybody who has the link can take the money: the record holds only its digest, and the call only its ciphertext. */
const Facts = z.object({ digest: z.string() });

type Sent = Parameters<Operation<string, z.output<typeof Facts>, never, { ciphertext: string }>["send"]>[0];

/** Redeems a TrueMoney gift link into the main wallet; only the operator knows its amount. */
export const giftLink = defineOperation({
  name: "gift-link",
  facts: Facts,
  result: Grant,
  isAcceptedFirst: true,
  changesRows: () => [
    rowsIn(Deposits, (record, { deposits }, before) =>
      mayHaveAdded(record, before?.deposits ?? [], deposits),
    ),
  ],
  imprint: { type: "deposit" },
  evidence: {
    in: "own",
    seen: Deposits,
    look: newestDeposits,
    judge: (_, before, now, call) => judgeDeposits(before, now, call),
    grantedBy: (before, now) => grantOf(creditedAmount(before.deposits, now.deposits)),
  },
  send: ({ operator, body, idempotencyKey }: Sent) =>
    operator.wallet.truelink({ link: body.ciphertext }, { idempotencyKey }),
  page: (_, grant) => ({
    headings: { ...headingsOf("money:outcome.giftLink"), accepted: "money:outcome.giftLink.accepted" },
    amount: grant?.amount,
    arrived: "money:outcome.giftLink.doneText",
    texts: {
      accepted: "money:outcome.giftLink.acceptedText",
      refused: "money:outcome.giftLink.refusedText",
    },
    again: { to: paths.deposit, label: "money:outcome.giftLink.again" },
  }),
});
