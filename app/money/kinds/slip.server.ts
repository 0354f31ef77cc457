import * as z from "zod";
import { BrokenOff } from "~/money/once/submission";
import type { Operator } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { paths } from "~/paths";
import type { UploadedFile } from "~/uploads/uploaded-file.server";
import { defineKind } from "./define.server";
import type { Conclusion } from "./evidence/conclusion";
import {
  creditedAmount,
  Grant,
  grantOf,
  isOlderCopy,
  type JudgedCall,
  judgeRows,
  type ListRow,
} from "./evidence/new-rows.server";
import { headingsOf } from "./outcome-page";

/** Far more slips than can be added while one upload is running. */
const SEEN_SLIPS = 20;

const SeenSlips = z.array(
  z.object({
    key: z.string(),
    status: z.string(),
    createdAt: z.number().optional(),
    /** In satang; absent until the operator has read the slip. */
    amount: z.number().optional(),
  }),
);
type SeenSlips = z.output<typeof SeenSlips>;

/** A member's newest slips, reduced to what evidence needs; null if some cannot be read. */
export async function newestSlips(operator: Operator): Promise<SeenSlips | null> {
  const { slips, omitted } = await operator.statement.slips({ page: 1, limit: SEEN_SLIPS });
  if (omitted.length > 0) return null;
  return slips.slice(0, SEEN_SLIPS).map(({ reference, createdAt, amount, status }) => ({
    key: reference ?? keyOf(createdAt, amount),
    status,
    createdAt,
    amount,
  }));
}

/** The key of a slip without a reference. */
function keyOf(createdAt: number | undefined, amount: number | undefined): string {
  return `${createdAt} ${amount}`;
}

/**
 * The slips seen now, with the keys that they had earlier. A slip without a reference gets another key once the operator
 * has read its amount; here it keeps the first one, unless several slips may be it.
 */
function recognised(earlier: SeenSlips, seen: SeenSlips): SeenSlips {
  const known = new Set(earlier.map(({ key }) => key));
  const isFresh = ({ key, createdAt, amount }: ListRow) =>
    key === keyOf(createdAt, amount) && !known.has(key);
  return seen.map((slip) => {
    const withoutAmount = keyOf(slip.createdAt, undefined);
    if (!isFresh(slip) || !known.has(withoutAmount) || seen.some(({ key }) => key === withoutAmount))
      return slip;
    const [, another] = seen.filter((one) => one.createdAt === slip.createdAt && isFresh(one));
    return another ? slip : { ...slip, key: withoutAmount };
  });
}

/** The slips added since the earlier list; null if this one does not reach back to it, or is an older copy. */
export function newSlips(earlier: SeenSlips, now: SeenSlips): SeenSlips | null {
  const seen = recognised(earlier, now);
  const known = new Set(earlier.map(({ key }) => key));
  if (seen.length > 0 && earlier.length > 0 && !seen.some(({ key }) => known.has(key))) return null;
  if (isOlderCopy(earlier, seen, seen.length >= SEEN_SLIPS)) return null;
  return seen.filter(({ key }) => !known.has(key));
}

export function judgeSlips(earlier: SeenSlips, now: SeenSlips, call: JudgedCall): Conclusion | null {
  const fresh = newSlips(earlier, now);
  return fresh && judgeRows(fresh, call);
}

/** `bankCode` is empty if the form names no bank. */
const SlipFacts = z.object({ bankCode: z.string() });

interface SlipCall {
  operator: Operator;
  facts: z.output<typeof SlipFacts>;
  body: UploadedFile;
  idempotencyKey: string;
}

/** Streams a picture of a bank slip to the operator, who credits the transfer in it. */
export const slip = defineKind({
  name: "slip",
  lock: "slip",
  timeout: "slipUploadMs",
  facts: SlipFacts,
  result: Grant,
  isAcceptedFirst: true,
  evidence: {
    in: "own",
    schema: SeenSlips,
    subject: () => "slips",
    read: newestSlips,
    isDated: true,
    judge: judgeSlips,
    grantedBy: (before, now, call) => grantOf(creditedAmount(newSlips(before, now) ?? [], call)),
  },
  async send({ operator, facts, body, idempotencyKey }: SlipCall) {
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
