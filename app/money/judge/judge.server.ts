import { findKind } from "~/money/kinds/index.server";
import type { IntentRecord, RecordState, Snapshot } from "~/money/once/record.server";
import { conclude, hasUnexplainedEntry, judgedCallOf, type OtherOperations } from "./conclude.server";
import { sortOthers } from "./lookalikes.server";

/** Whether evidence can still decide a record: it was sent, and no response has settled it. */
export function isOpen({ state, sentAt, judgedAt, isForgotten }: IntentRecord): boolean {
  if (sentAt === undefined || isForgotten) return false;
  return state === "unknown" || state === "accepted" || (state === "refused" && judgedAt !== undefined);
}

/**
 * The record as the evidence in a snapshot decides it (docs/decisions/evidence-of-lost-answers.md); null if that is
 * nothing new.
 *
 * **What an operation left behind decides it, unless another operation of the member may have left the same since the
 * snapshot before sending (a lookalike): then nobody can tell.** The first row that fits, by the record's state, its
 * lookalikes, and the conclusion from what the snapshot shows of it (`conclude`):
 *
 * | it was         | lookalikes        | conclusion                              | it becomes                                   |
 * | -------------- | ----------------- | --------------------------------------- | -------------------------------------------- |
 * | accepted       | any               | done, refused                           | the same                                     |
 * | judged refused | some              | more entries than they can have written | unknown                                      |
 * | open           | some or not known | any                                     | what it was: nobody can tell                 |
 * | open           | none              | done, accepted                          | the same                                     |
 * | open           | none              | untouched                               | refused, once the call has ended for certain |
 * | judged refused | none              | ambiguous                               | unknown                                      |
 * | any            | any               | any other                               | what it was                                  |
 *
 * "Judged refused" is refused by an earlier snapshot, "open" is that or unknown.
 *
 * `others` are the member's other operations, read after the snapshot; null if some of them are not listed any more.
 */
export function judge(
  record: IntentRecord,
  seen: Snapshot,
  others: readonly IntentRecord[] | null,
): IntentRecord | null {
  if (!isOpen(record)) return null;
  const sorted = others ? sortOthers(record, others) : { lookalikes: null };
  const state = stateAfter(record, seen, sorted);
  if (state === null || state === record.state) return null;
  const kind = findKind(record.operation);
  const result = state === "done" ? kind?.grantedBy(record, seen, judgedCallOf(record, sorted)) : undefined;
  return { ...record, state, message: undefined, judgedAt: seen.takenAt, ...(result && { result }) };
}

/** Missing evidence proves nothing before the call has ended, nor against what is known to have happened. */
function stateAfter(record: IntentRecord, seen: Snapshot, others: OtherOperations): RecordState | null {
  const { state, quietFrom } = record;
  const { lookalikes } = others;
  if (state !== "accepted" && lookalikes?.length !== 0) {
    return state === "refused" && lookalikes && hasUnexplainedEntry(record, seen, lookalikes)
      ? "unknown"
      : null;
  }
  const isQuiet = quietFrom !== undefined && seen.takenAt >= quietFrom;
  const conclusion = conclude(record, seen, others);
  if (conclusion === "untouched") return isQuiet && state !== "accepted" ? "refused" : null;
  if (conclusion === "ambiguous") return state === "refused" ? "unknown" : null;
  return conclusion;
}
