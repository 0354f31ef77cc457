import type { Satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { judgeAgain } from "~/money/judge/judge-again.server";
import { withdraw } from "~/money/kinds/withdraw.server";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { StoreUnavailable } from "~/store/store";

/** A withdrawal that the operator has accepted but neither paid out nor returned. */
export interface PendingWithdrawal {
  kind: "withdraw";
  /** The id of its outcome page. */
  id: string;
  amount: Satang;
  createdAt: number;
  record: IntentRecord;
}

/**
 * The withdrawals among `records` that are still pending, after one snapshot of wallet and statement for all of them. The
 * operator is called only if there are any.
 */
export async function pendingWithdrawals(
  member: Member,
  context: RequestContext,
  records: readonly IntentRecord[],
): Promise<PendingWithdrawal[]> {
  const accepted = records.filter(isAccepted);
  let shared: Promise<Snapshot> | undefined;
  const judged = accepted.map((record) => {
    const takeSnapshot = () => {
      shared ??= withdraw.takeSnapshot(member.operator, record.facts, context.execution.clock);
      return shared;
    };
    return judgedNow(record, takeSnapshot, context);
  });
  return (await Promise.all(judged)).filter(isAccepted).flatMap((record) => {
    const { id, facts, startedAt } = record;
    const asked = withdraw.factsOf(facts);
    return asked
      ? [{ kind: "withdraw" as const, id, amount: asked.amount, createdAt: startedAt, record }]
      : [];
  });
}

function isAccepted({ operation, state }: IntentRecord): boolean {
  return operation === withdraw.name && state === "accepted";
}

/** The unchanged record if the snapshot or the store fails, so that home still renders. */
async function judgedNow(
  record: IntentRecord,
  takeSnapshot: () => Promise<Snapshot>,
  context: RequestContext,
): Promise<IntentRecord> {
  try {
    return (await withTimeout(judgeAgain(record, takeSnapshot, context))) ?? record;
  } catch (error) {
    if (error instanceof StoreUnavailable) return record;
    throw error;
  }
}
