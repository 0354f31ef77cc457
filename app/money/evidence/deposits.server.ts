import * as z from "zod";
import type { IntentRecord } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import { type Finding, findingOf } from "./effect";
import { CLOCK_SKEW_MS, isWithinCall, SEEN_ENTRIES } from "./new-entries.server";
import { isOlderCopy, type OwnCall } from "./rows.server";
import { newestSlips } from "./slips.server";

export const Deposits = z.object({
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
  /** The slips that were credited; each is a deposit in the statement. */
  creditedSlips: z.array(z.string()),
});
type Deposits = z.output<typeof Deposits>;

/** A member's newest deposits, the evidence for a deposit of unknown amount; null if some cannot be read. */
export async function newestDeposits(operator: Operator): Promise<Deposits | null> {
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
        key: keyOf(createdAt, amount),
        status,
        createdAt,
        amount,
      })),
    isWhole: statements.length < SEEN_ENTRIES,
    creditedSlips: slips.filter((slip) => findingOf(slip) === "done").map(({ key }) => key),
  };
}

/**
 * What the statement says about a deposit of unknown amount: it is the only new deposit written during the call, unless
 * a slip was credited meanwhile or another operation of the member may explain it. Null if the statement does not reach
 * back to the first look, or is older than it.
 */
export function judgeDeposits(earlier: Deposits, seen: Deposits, call: OwnCall): Finding | null {
  const fresh = without(seen.deposits, earlier.deposits);
  const overlaps = fresh.length < seen.deposits.length;
  if (!seen.isWhole && !overlaps) return null;
  if (isOlderCopy(earlier.deposits, seen.deposits, !seen.isWhole)) return null;
  const within = fresh.filter(({ createdAt }) => isWithinCall(createdAt, call));
  if (within.length === 0) return "untouched";
  const known = new Set(earlier.creditedSlips);
  const isSlips = seen.creditedSlips.some((key) => !known.has(key));
  const [only, ...more] = within.filter(({ key }) => !call.isOthers(key));
  if (only === undefined || isSlips || more.length > 0) return "ambiguous";
  return findingOf(only);
}

/** The deposits that a code of that amount, or of one that is not known, may have brought once it was paid. */
export function paidBy(
  { state, startedAt }: IntentRecord,
  asked: number | undefined,
  { deposits }: Deposits,
): string[] {
  if (state === "refused") return [];
  return deposits
    .filter(({ key, createdAt }) => asked === undefined || key === keyOf(createdAt, asked))
    .filter(({ createdAt }) => createdAt >= startedAt - CLOCK_SKEW_MS)
    .map(({ key }) => key);
}

function keyOf(createdAt: number, amount: number): string {
  return `${createdAt} ${amount}`;
}

/** The items of a list that are not in the other; duplicates count. */
function without<T extends { key: string }>(list: readonly T[], others: readonly T[]): T[] {
  const left = others.map(({ key }) => key);
  return list.filter(({ key }) => {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
