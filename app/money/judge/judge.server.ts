import { findOperation } from "~/money/kinds/index.server";
import type { IntentRecord, RecordState, Snapshot } from "~/money/once/record.server";
import { callOf, findingOf, hasUnexplainedEntry } from "./finding.server";
import { rivalsOf } from "./rivals.server";

/** Whether evidence can still decide a record: it was sent, and no response has settled it. */
export function isOpen({ state, sentAt, judgedAt, isForgotten }: IntentRecord): boolean {
  if (sentAt === undefined || isForgotten) return false;
  return state === "unknown" || state === "accepted" || (state === "refused" && judgedAt !== undefined);
}

/**
 * The record after a look at the operator; null if the look says nothing new.
 *
 * A look settles what its own operation left behind. While another operation of this member that could have changed the
 * same is open, or ran after the look before this one, the answer is "cannot tell yet".
 *
 * | the record was        | rivals            | the look shows of it           | it becomes             |
 * | --------------------- | ----------------- | ------------------------------ | ---------------------- |
 * | accepted              | whoever           | its own rows agree             | done, or refused       |
 * | unknown, told refused | some, or unknown  | whatever                       | stays                  |
 * | unknown, told refused | none              | done, accepted                 | done, accepted         |
 * | unknown               | none              | nothing, or failed rows only   | refused, once the call's whole time is over |
 * | told refused          | none              | a trace that may be another's  | unknown                |
 * | told refused          | some              | an entry that none of them wrote | unknown              |
 *
 * `others` are the member's other operations, read after the look; null if some that were sent since are forgotten.
 */
export function judge(
  record: IntentRecord,
  seen: Snapshot,
  others: readonly IntentRecord[] | null,
): IntentRecord | null {
  if (!isOpen(record)) return null;
  const state = stateAfter(record, seen, others && rivalsOf(record, seen, others));
  if (state === null || state === record.state) return null;
  const result =
    state === "done" ? findOperation(record.operation)?.grantedBy(record, seen, callOf(record)) : undefined;
  return { ...record, state, message: undefined, judgedAt: seen.takenAt, ...(result && { result }) };
}

/** A missing trace proves nothing before the call's whole time has passed, nor once it is known to have happened. */
function stateAfter(
  record: IntentRecord,
  seen: Snapshot,
  rivals: readonly IntentRecord[] | null,
): RecordState | null {
  const { state, quietFrom } = record;
  if (state !== "accepted" && rivals?.length !== 0) {
    return state === "refused" && rivals && hasUnexplainedEntry(record, seen, rivals) ? "unknown" : null;
  }
  const isQuiet = quietFrom !== undefined && seen.takenAt >= quietFrom;
  const finding = findingOf(record, seen);
  switch (finding) {
    case "done":
    case "accepted":
    case "refused":
      return finding;
    case "untouched":
      return isQuiet && state !== "accepted" ? "refused" : null;
    case "ambiguous":
      return state === "refused" ? "unknown" : null;
    default:
      return null;
  }
}
