import { findOperation } from "~/money/kinds/index.server";
import type { IntentRecord, RecordState, Snapshot } from "~/money/once/record.server";
import { conclusionOf, hasUnexplainedEntry, judgedCallOf, type OtherOperations } from "./conclusion.server";
import { sortOthers } from "./lookalikes.server";

/** Whether evidence can still decide a record: it was sent, and no response has settled it. */
export function isOpen({ state, sentAt, judgedAt, isForgotten }: IntentRecord): boolean {
  if (sentAt === undefined || isForgotten) return false;
  return state === "unknown" || state === "accepted" || (state === "refused" && judgedAt !== undefined);
}

/**
 * The record after a look at the operator; null if the look says nothing new.
 *
 * **A look settles what its own operation left behind. Where another operation of this member may have changed the same
 * after the look before this one (a rival), nobody can tell.** The first row that fits, by what the record was, its
 * rivals, and what the look shows of it (`findingOf`):
 *
 * | it was       | rivals            | finding                                   | it becomes                                  |
 * | ------------ | ----------------- | ----------------------------------------- | ------------------------------------------- |
 * | accepted     | whoever           | done, refused                             | the same                                    |
 * | told refused | some              | more entries than rivals can have written | unknown                                     |
 * | open         | some or not known | whatever                                  | what it was: nobody can tell                |
 * | open         | none              | done, accepted                            | the same                                    |
 * | open         | none              | untouched                                 | refused, once the call's whole time is over |
 * | told refused | none              | ambiguous                                 | unknown                                     |
 * | any          | whoever           | anything else                             | what it was                                 |
 *
 * "Told refused" is refused by an earlier look, "open" that or unknown.
 *
 * `others` are the member's other operations, read after the look; null if some that were sent since are forgotten.
 */
export function judge(
  record: IntentRecord,
  seen: Snapshot,
  others: readonly IntentRecord[] | null,
): IntentRecord | null {
  if (!isOpen(record)) return null;
  const around = others ? sortOthers(record, others) : { lookalikes: null };
  const state = stateAfter(record, seen, around);
  if (state === null || state === record.state) return null;
  const kind = findOperation(record.operation);
  const result = state === "done" ? kind?.grantedBy(record, seen, judgedCallOf(record, around)) : undefined;
  return { ...record, state, message: undefined, judgedAt: seen.takenAt, ...(result && { result }) };
}

/** A missing trace proves nothing before the call's whole time has passed, nor once it is known to have happened. */
function stateAfter(record: IntentRecord, seen: Snapshot, others: OtherOperations): RecordState | null {
  const { state, quietFrom } = record;
  const { lookalikes: rivals } = others;
  if (state !== "accepted" && rivals?.length !== 0) {
    return state === "refused" && rivals && hasUnexplainedEntry(record, seen, rivals) ? "unknown" : null;
  }
  const isQuiet = quietFrom !== undefined && seen.takenAt >= quietFrom;
  const finding = conclusionOf(record, seen, others);
  if (finding === "untouched") return isQuiet && state !== "accepted" ? "refused" : null;
  if (finding === "ambiguous") return state === "refused" ? "unknown" : null;
  return finding;
}
