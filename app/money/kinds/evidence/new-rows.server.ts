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

/** The call of the operation that is judged. */
export interface JudgedCall extends CallTime {
  /** Known to have happened by then, so that its row is among the rows. */
  happenedBy?: number;
  /** When lookalikes ran that the operator has refused: they may have left failed rows. */
  refusedCalls?: readonly CallTime[];
  /** What else may still come in, in satang: the amount of a QR code that can be paid; NaN if it is not known. */
  awaitedAmounts?: readonly number[];
}

/** Whether a refused call may have left the row. */
export function isFromRefused(
  row: Pick<ListRow, "status" | "createdAt">,
  { refusedCalls = [] }: Pick<JudgedCall, "refusedCalls">,
): boolean {
  const { createdAt = Number.NaN } = row;
  return hasFailed(row) && refusedCalls.some((call) => isWithinCall(createdAt, call));
}

/**
 * Whether a list lacks rows that an earlier one had, so that it is an older copy. `isFull`: the list shows no more rows,
 * and the oldest may have left it.
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
  // A new row from before the call means that the snapshot before it was an older copy.
  const isEarly = fresh.some(({ createdAt = Number.NaN }) => createdAt < call.from - times.clockSkew);
  return isEarly ? "ambiguous" : "untouched";
}

/** What the operator credited: the amount of the only new row of the call, if it is done. In satang. */
export function creditedAmount(fresh: readonly ListRow[], call: JudgedCall): number | undefined {
  const [only, ...more] = ownRows(fresh, call);
  return only && more.length === 0 && conclusionByStatus(only) === "done" ? only.amount : undefined;
}

/** What the operator credited for a deposit, where only it knew the amount. */
export const Grant = z.object({ amount: satangFact });

/** Undefined while the amount, in satang, is not known. */
export function grantOf(amount: number | undefined): z.output<typeof Grant> | undefined {
  return amount === undefined ? undefined : Grant.safeParse({ amount }).data;
}

/** Those dated before the answer; if there are none, later ones: some operators list a slip after accepting it. */
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
