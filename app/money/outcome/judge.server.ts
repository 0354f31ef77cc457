import { readAccepted } from "~/money/evidence/accepted.server";
import { readBooks } from "~/money/evidence/books.server";
import type { Finding } from "~/money/evidence/effect";
import { LONGEST_CALL_MS } from "~/money/evidence/rows.server";
import type { OperationKind } from "~/money/kinds/define.server";
import { findOperation } from "~/money/kinds/index.server";
import {
  type IntentRecord,
  isAnswered,
  mayHaveBeenSent,
  type RecordState,
  type Snapshot,
} from "~/money/once/record.server";
import { othersOf, STALE_MS } from "./others.server";
import { rowsOfOthers } from "./rows-of-others.server";

/** Whether evidence can still decide a record: it was sent, and no response has settled it. */
export function isOpen({ state, sentAt, judgedAt, isForgotten }: IntentRecord): boolean {
  if (sentAt === undefined || isForgotten) return false;
  return state === "unknown" || state === "accepted" || (state === "refused" && judgedAt !== undefined);
}

/**
 * The record after a look at the operator; null if the look says nothing new. `others` are the member's other
 * operations, read after the look, so that they include everything that can have acted by then; null if some that were
 * sent since are forgotten.
 */
export function judge(
  record: IntentRecord,
  seen: Snapshot,
  others: readonly IntentRecord[] | null,
): IntentRecord | null {
  const kind = findOperation(record.operation);
  if (!kind || !isOpen(record)) return null;
  const finding = findingOf(kind, record, seen, others);
  const state = finding && stateAfter(finding, record, seen.takenAt);
  if (!state || state === record.state) return null;
  const isItsOwn = state === "done" && rivalsOf(kind, record, others)?.length === 0;
  const result = isItsOwn ? kind.grantedBy(record, seen) : undefined;
  return { ...record, state, message: undefined, judgedAt: seen.takenAt, ...(result && { result }) };
}

/** A missing trace proves nothing before the call's timeout has passed, nor after the operator has accepted. */
function stateAfter(finding: Finding, record: IntentRecord, seenAt: number): RecordState | null {
  if (finding === "untouched") {
    const isQuiet = record.quietFrom !== undefined && seenAt >= record.quietFrom;
    return isQuiet && record.state !== "accepted" ? "refused" : null;
  }
  if (finding === "ambiguous") return record.state === "refused" ? "unknown" : null;
  return finding;
}

function findingOf(
  kind: OperationKind,
  record: IntentRecord,
  seen: Snapshot,
  others: readonly IntentRecord[] | null,
): Finding | null {
  const { snapshot: before, startedAt } = record;
  const effect = kind.effect(record);
  if (effect === "unknown") return null;
  if (!effect || !before) {
    const rivals = rivalsOf(kind, record, others)?.length;
    const isOthers = rowsOfOthers(kind, record, seen, others);
    if (rivals === undefined || !isOthers) return null;
    const finding = kind.judgeOwn(record, seen, { isOthers, rivals });
    const isUntouched = finding === "untouched" && !kind.canBeUndone;
    return rivals === 0 || kind.countsRivals || isUntouched ? finding : null;
  }
  if (isAnswered(record)) return readAccepted(effect, record, seen);
  const known = others && othersOf(record, before, seen.takenAt, others);
  const { isAcceptedFirst } = kind;
  return known && readBooks({ effect, before, startedAt, isAcceptedFirst }, seen, known);
}

/** The longest time a look takes; what it saw had happened by then. */
const LOOK_MS = 5_000;

/**
 * The other operations that change the same evidence and may have acted since the look before this one; null if that is
 * unknown.
 */
function rivalsOf(
  kind: OperationKind,
  record: IntentRecord,
  others: readonly IntentRecord[] | null,
): IntentRecord[] | null {
  const { id, snapshot: before } = record;
  const thing = kind.thingOf(record);
  if (thing === undefined) return [];
  if (!before || !others) return null;
  const sent = others.filter((other) => other.id !== id && mayHaveBeenSent(other));
  if (!sent.every(({ operation }) => findOperation(operation))) return null;
  return sent.filter((other) => {
    const its = findOperation(other.operation);
    if (!its?.changes(other, thing) || lastActed(other) <= before.takenAt) return false;
    // What that earlier look already shows did not come after it.
    const wasBefore = other.state === "done" && (other.sentAt ?? 0) < before.takenAt;
    const finding = wasBefore ? its.judgeOwn(other, before) : null;
    return finding !== "done" && finding !== "ambiguous";
  });
}

/**
 * The latest time at which an operation may have acted, or at which a look may have been an older copy that does not show
 * it yet; never for one that was refused.
 */
function lastActed({
  state,
  startedAt,
  sentAt = startedAt,
  settledAt,
  judgedAt,
  quietFrom = startedAt + LONGEST_CALL_MS,
}: IntentRecord): number {
  if (state === "unknown" || state === "running") return quietFrom;
  if (judgedAt !== undefined)
    return state === "done" ? Math.min(judgedAt + LOOK_MS, sentAt + LONGEST_CALL_MS) : quietFrom;
  return state === "refused" ? Number.NEGATIVE_INFINITY : (settledAt ?? quietFrom) + STALE_MS;
}

/** Whether the look before the next operation includes this one's evidence: wallet and statement, or the same list. */
export function isSeenBy(next: IntentRecord, record: IntentRecord): boolean {
  const kind = findOperation(record.operation);
  if (kind?.effect(record) !== null) return kind !== undefined;
  const isSame = kind.isInRows || (kind.thingOf(record) ?? "") === kind.thingOf(next);
  return isSame && kind.name === next.operation;
}

/**
 * A record that the operator refused, without its snapshot's statement and, where rows are its evidence, their list: no
 * evidence decides it any more, and a member can make any number of refusals. What it may have left as a failed entry
 * is told by its balances and its own amount.
 */
export function withoutLists(record: IntentRecord): IntentRecord {
  const { state, judgedAt, snapshot } = record;
  if (state !== "refused" || judgedAt !== undefined || !snapshot) return record;
  const own = findOperation(record.operation)?.isInRows ? undefined : snapshot.own;
  return { ...record, snapshot: { ...snapshot, entries: undefined, own } };
}
