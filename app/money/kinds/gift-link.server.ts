import * as z from "zod";
import { times } from "~/money/once/times";
import type { Operator } from "~/operator/client.server";
import { paths } from "~/paths";
import { defineKind, type Kind } from "./define.server";
import { type Conclusion, conclusionByStatus } from "./evidence/conclusion";
import { type CallTime, SEEN_ENTRIES } from "./evidence/new-entries.server";
import {
  creditedAmount,
  Grant,
  grantOf,
  isOlderCopy,
  type JudgedCall,
  judgeRows,
} from "./evidence/new-rows.server";
import { headingsOf } from "./outcome-page";
import { newestSlips } from "./slip.server";

/** The subject of evidence: the statement's deposits. */
export const DEPOSITS = "deposits";

const SeenDeposits = z.object({
  /** Amounts in satang; absent from what an earlier release kept. */
  deposits: z.array(
    z.object({
      key: z.string(),
      status: z.string(),
      createdAt: z.number(),
      amount: z.number().optional(),
    }),
  ),
  /** Whether the statement goes no further back. */
  isWhole: z.boolean(),
  /** When its oldest entry that was read is dated, of whatever type. */
  reachesTo: z.number().optional(),
  /** The slips that were credited; each is a deposit in the statement. */
  creditedSlips: z.array(z.string()),
});
type SeenDeposits = z.output<typeof SeenDeposits>;

/** A member's newest deposits, the evidence for a deposit of unknown amount; null if some cannot be read. */
export async function newestDeposits(operator: Operator): Promise<SeenDeposits | null> {
  const [{ statements, omitted }, slips] = await Promise.all([
    operator.statement.list({ page: 1, limit: SEEN_ENTRIES }),
    newestSlips(operator),
  ]);
  if (omitted.length > 0 || slips === null) return null;
  return {
    deposits: statements
      .slice(0, SEEN_ENTRIES)
      .filter(({ statementType }) => statementType.toLowerCase() === "deposit")
      .map(({ createdAt, amount, status }) => ({
        key: `${createdAt} ${amount}`,
        status,
        createdAt,
        amount,
      })),
    isWhole: statements.length < SEEN_ENTRIES,
    reachesTo: statements
      .slice(0, SEEN_ENTRIES)
      .map(({ createdAt }) => createdAt)
      .toSorted((a, b) => a - b)[0],
    creditedSlips: slips.filter((slip) => conclusionByStatus(slip) === "done").map(({ key }) => key),
  };
}

/** A deposit of unknown amount is the only new one written during the call, unless a slip was credited meanwhile. */
export function judgeDeposits(
  earlier: SeenDeposits,
  seen: SeenDeposits,
  call: JudgedCall,
): Conclusion | null {
  const fresh = newDeposits(earlier, seen, call);
  const conclusion = fresh && judgeRows(fresh, call);
  const known = new Set(earlier.creditedSlips);
  const isSlips = seen.creditedSlips.some((key) => !known.has(key));
  return isSlips && conclusion !== "untouched" && conclusion !== null ? "ambiguous" : conclusion;
}

/**
 * The deposits written since the earlier statement; duplicates count. Null if this one does not reach back to it, or is an
 * older copy.
 */
function newDeposits(
  earlier: SeenDeposits,
  seen: SeenDeposits,
  { from }: CallTime,
): SeenDeposits["deposits"] | null {
  const left = earlier.deposits.map(({ key }) => key);
  const fresh = seen.deposits.filter(({ key }) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  const { reachesTo = Number.POSITIVE_INFINITY } = seen;
  const overlaps = fresh.length < seen.deposits.length || reachesTo < from - times.clockSkew;
  if (!seen.isWhole && !overlaps) return null;
  return isOlderCopy(earlier.deposits, seen.deposits, !seen.isWhole) ? null : fresh;
}

/** Anybody who has the link can take the money: the record holds only its digest, and the call only its ciphertext. */
const GiftLinkFacts = z.object({ digest: z.string() });

type GiftLinkCall = Parameters<
  Kind<string, z.output<typeof GiftLinkFacts>, never, { ciphertext: string }>["send"]
>[0];

/** Redeems a TrueMoney gift link into the main wallet; only the operator knows its amount. */
export const giftLink = defineKind({
  name: "gift-link",
  facts: GiftLinkFacts,
  result: Grant,
  isAcceptedFirst: true,
  expectedEntry: { type: "deposit" },
  evidence: {
    in: "own",
    schema: SeenDeposits,
    subject: () => DEPOSITS,
    isDated: true,
    read: newestDeposits,
    judge: judgeDeposits,
    grantedBy: (before, now, call) => grantOf(creditedAmount(newDeposits(before, now, call) ?? [], call)),
  },
  send: ({ operator, body, idempotencyKey }: GiftLinkCall) =>
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
