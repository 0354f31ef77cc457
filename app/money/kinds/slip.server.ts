import * as z from "zod";
import { mayHaveAdded, rowsIn } from "~/money/evidence/rows.server";
import { creditedAmount, judgeSlips, newestSlips, Slips } from "~/money/evidence/slips.server";
import { BrokenOff } from "~/money/once/broken-off";
import type { Operator } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { paths } from "~/paths";
import type { UploadedFile } from "~/uploads/uploaded-file.server";
import { defineOperation } from "./define.server";
import { Grant, grantOf } from "./grant.server";
import { headingsOf } from "./outcome-page";

/** `bankCode` is empty if the form names no bank. */
const Facts = z.object({ bankCode: z.string() });

interface Call {
  operator: Operator;
  facts: z.output<typeof Facts>;
  body: UploadedFile;
  idempotencyKey: string;
}

/** Streams a picture of a bank slip to the operator, who credits the transfer in it. */
export const slip = defineOperation({
  name: "slip",
  lane: "slip",
  timeout: "slipUploadMs",
  facts: Facts,
  result: Grant,
  isAcceptedFirst: true,
  changesRows: () => [rowsIn(Slips, (record, now, before = []) => mayHaveAdded(record, before, now))],
  evidence: {
    in: "own",
    seen: Slips,
    look: newestSlips,
    onlyCallsAddRows: true,
    judge: (_, before, now, call) => judgeSlips(before, now, call),
    grantedBy: (before, now) => grantOf(creditedAmount(before, now)),
  },
  async send({ operator, facts, body, idempotencyKey }: Call) {
    try {
      const form = { file: body, ...(facts.bankCode !== "" && facts) };
      const { message } = await operator.wallet.slip(form, { idempotencyKey });
      return { message };
    } catch (error) {
      const fault = body.fault();
      const isUnsent = error instanceof OperatorError && error.reached === "not-sent";
      throw fault && isUnsent ? new BrokenOff(fault) : error;
    }
  },
  page: (_, grant) => ({
    headings: { ...headingsOf("money:outcome.slip"), accepted: "money:outcome.slip.accepted" },
    amount: grant?.amount,
    arrived: "money:outcome.slip.doneText",
    texts: {
      accepted: "money:outcome.slip.acceptedText",
      refused: "money:outcome.slip.refusedText",
    },
    again: { to: paths.slip, label: "money:outcome.slip.again" },
  }),
});
