import * as z from "zod";
import type { Operator } from "~/operator/client.server";
import { type Finding, findingOf } from "./effect";
import { isWithinCall } from "./new-entries.server";
import { isInTime, isOlderCopy, type OwnCall } from "./rows.server";

/** Far more slips than can be added while one upload is running. */
const SEEN_SLIPS = 20;

export const Slips = z.array(
  z.object({
    key: z.string(),
    status: z.string(),
    createdAt: z.number().optional(),
    /** In satang; absent until the operator has read the slip. */
    amount: z.number().optional(),
  }),
);
type Slips = z.output<typeof Slips>;
type SeenSlip = Pick<Slips[number], "key" | "createdAt" | "amount">;

/** A member's newest slips, reduced to what evidence needs; null if some cannot be read. */
export async function newestSlips(operator: Operator): Promise<Slips | null> {
  const { slips, omitted } = await operator.statement.slips({ page: 1, limit: SEEN_SLIPS });
  if (omitted.length > 0) return null;
  return slips.slice(0, SEEN_SLIPS).map(({ reference, createdAt, amount, status }) => ({
    key: reference ?? keyOf(createdAt, amount),
    status,
    createdAt,
    amount,
  }));
}

/** Of a slip without a reference. */
function keyOf(createdAt: number | undefined, amount: number | undefined): string {
  return `${createdAt} ${amount}`;
}

/**
 * The slips seen now. One without a reference has another key once the operator has read its amount: it keeps the one of
 * the earlier look, unless several may be it.
 */
function recognised<Slip extends SeenSlip>(earlier: readonly SeenSlip[], seen: readonly Slip[]): Slip[] {
  const known = new Set(earlier.map(({ key }) => key));
  const isFresh = ({ key, createdAt, amount }: SeenSlip) =>
    key === keyOf(createdAt, amount) && !known.has(key);
  return seen.map((slip) => {
    const unread = keyOf(slip.createdAt, undefined);
    if (!isFresh(slip) || !known.has(unread) || seen.some(({ key }) => key === unread)) return slip;
    const [, another] = seen.filter((one) => one.createdAt === slip.createdAt && isFresh(one));
    return another ? slip : { ...slip, key: unread };
  });
}

/**
 * What the list says about the slip uploaded between the two looks: a new row dated within the call that no other upload
 * can have added. Null if the list does not reach back to the first look, or is older than it.
 */
export function judgeSlips(earlier: Slips, now: Slips, call: OwnCall): Finding | null {
  const seen = recognised(earlier, now);
  const known = new Set(earlier.map(({ key }) => key));
  if (seen.length > 0 && earlier.length > 0 && !seen.some(({ key }) => known.has(key))) return null;
  if (isOlderCopy(earlier, seen, seen.length >= SEEN_SLIPS)) return null;
  const fresh = seen.filter((row) => !known.has(row.key) && isInTime(row, call.until));
  if (fresh.length === 0) return "untouched";
  const own = fresh.filter(
    ({ key, createdAt = Number.NaN }) => isWithinCall(createdAt, call) && !call.isOthers(key),
  );
  // A slip that the operator has accepted is one of those listed, although not which.
  const [first, ...more] = (own.length === 0 && call.isAnswered ? fresh : own).map(findingOf);
  return first !== undefined && more.every((finding) => finding === first) ? first : "ambiguous";
}

/** What a slip was credited with: the amount of the only new row, if it is done. In satang. */
export function creditedAmount(
  earlier: readonly SeenSlip[],
  seen: readonly (SeenSlip & { status: string })[],
): number | undefined {
  const known = new Set(earlier.map(({ key }) => key));
  const [only, ...more] = recognised(earlier, seen).filter(({ key }) => !known.has(key));
  return only && more.length === 0 && findingOf(only) === "done" ? only.amount : undefined;
}
