import type { OperationKind } from "~/money/kinds/define.server";
import type { IntentRecord } from "~/money/once/record.server";

/**
 * A record that the operator refused, without its snapshot's statement and, where rows are its evidence, their list: no
 * evidence decides it any more, and a member can make any number of refusals. What it may have left as a failed entry
 * is told by its balances and its own amount.
 */
export function withoutLists(record: IntentRecord, { isInRows }: OperationKind): IntentRecord {
  const { state, judgedAt, snapshot } = record;
  if (state !== "refused" || judgedAt !== undefined || !snapshot) return record;
  const own = isInRows ? undefined : snapshot.own;
  return { ...record, snapshot: { ...snapshot, entries: undefined, own } };
}
