import * as z from "zod";
import { satangFact } from "~/money/once/record.server";
import { times } from "~/money/once/times";
import { agreedConclusion, type Conclusion, conclusionByStatus, hasFailed } from "./conclusion";
import { type CallTime, isWithinCall } from "./new-entries.server";

/** What an operation adds to one of the operator's lists: a slip, a deposit. */
export interface ListRow {
  key: string;
  status: string;
  /** In ms since the epoch. Records of earlier releases have no time. */
  createdAt?: number;
  /** In satang; absent while only the operator knows it. */
  amount?: number;
}

/** The call whose evidence is judged. */
export interface JudgedCall extends CallTime {
  /** It has happened by then, and is among the rows. */
  happenedBy?: number;
  /** When others alike ran that the operator has refused: they may have left failed rows. */
  refusedCalls?: readonly CallTime[];
  /** Amounts that others may still bring, in satang: that of a QR code which can be paid; NaN if it is not known. */
  awaitedAmounts?: readonly number[];
}

/** Whether a row is one that a refused call may have left. */
export function isFromRefused(
  row: Pick<ListRow, "status" | "createdAt">,
  { refusedCalls: refused = [] }: Pick<JudgedCall, "refusedCalls">,
): boolean {
  const { createdAt = Number.NaN } = row;
  return hasFailed(row) && refused.some((call) => isWithinCall(createdAt, call));
}

/**
 * Whether a look lacks rows that an earlier one showed, so that it is an older copy; `isFull`: older rows may have left
 * it.
 */
export function isOlderCopy(earlier: readonly ListRow[], seen: readonly ListRow[], isFull: boolean): boolean {
  const oldest = Math.min(...seen.map(({ createdAt = Number.NaN }) => createdAt));
  return earlier
    .filter(({ createdAt = Number.NaN }) => !isFull || createdAt > oldest)
    .some(({ key }) => !seen.some((row) => row.key === key));
}

/** What the new rows say about an operation that adds one, dated within its call. */
export function judgeRows(fresh: readonly ListRow[], call: JudgedCall): Conclusion {
  const own = ownRows(fresh, call);
  const isAwaited = (amount: number | undefined) =>
    call.awaitedAmounts?.some((one) => one === amount || Number.isNaN(one));
  if (own.some(({ amount }) => isAwaited(amount))) return "ambiguous";
  if (call.happenedBy !== undefined) return agreedConclusion(own) ?? "ambiguous";
  if (own.some((row) => !hasFailed(row))) return (own.length === 1 && agreedConclusion(own)) || "ambiguous";
  // A row from before the call means that the first look was an older copy.
  const isEarly = fresh.some(({ createdAt = Number.NaN }) => createdAt < call.from - times.clockSkew);
  return isEarly ? "ambiguous" : "untouched";
}

/** What the operator credited: the amount of the only new row of the call, if it is done. In satang. */
export function creditedAmount(fresh: readonly ListRow[], call: JudgedCall): number | undefined {
  const [only, ...more] = ownRows(fresh, call);
  return only && more.length === 0 && conclusionByStatus(only) === "done" ? only.amount : undefined;
}

/** What the operator has credited for a deposit whose amount only it knows. */
export const Grant = z.object({ amount: satangFact });

/** Undefined while the amount, in satang, is not known. */
export function grantOf(amount: number | undefined): z.output<typeof Grant> | undefined {
  return amount === undefined ? undefined : Grant.safeParse({ amount }).data;
}

/** Those from before the answer, if there are any: some operators list a slip later than they have accepted it. */
function ownRows(rows: readonly ListRow[], call: JudgedCall): ListRow[] {
  const { from, until, happenedBy = until } = call;
  const dated = (end: number) =>
    rows.filter((row) => {
      const { createdAt = Number.NaN } = row;
      return isWithinCall(createdAt, { from, until: end }) && !isFromRefused(row, call);
    });
  const answered = dated(happenedBy);
  return answered.length > 0 ? answered : dated(until);
}
