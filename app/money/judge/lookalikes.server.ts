import { findKind } from "~/money/kinds/index.server";
import { type IntentRecord, mayHaveBeenSent } from "~/money/once/record.server";
import { times } from "~/money/once/times";
import { conclude, type OtherOperations } from "./conclude.server";

/**
 * Sorts the member's other operations by what they mean for one of them. Its lookalikes are those that change what its
 * evidence is about, and may have done so after the snapshot before it: theirs may be taken for its own.
 */
export function sortOthers(record: IntentRecord, all: readonly IntentRecord[]): OtherOperations {
  const { id, snapshot, startedAt, quietFrom = Number.POSITIVE_INFINITY } = record;
  const takenAt = snapshot?.takenAt ?? startedAt;
  const isDated = findKind(record.operation)?.isDated;
  // The clocks that dated its rows and theirs may both differ from ours.
  const end = isDated ? quietFrom + 2 * times.clockSkew : Number.POSITIVE_INFINITY;
  const others = all.filter((other) => other.id !== id && mayHaveBeenSent(other) && sentAt(other) <= end);
  const alike = others.filter((other) => isAlike(other, record));
  const shown = shownBefore(record, alike);
  const later = alike.filter((other) => isRefused(other) && sentAt(other) >= takenAt);
  return {
    lookalikes: alike.filter((other) => callEnd(other) > takenAt && !shown.includes(other)),
    refusedCalls: later.map(({ startedAt: from, settledAt: until = from }) => ({ from, until })),
    awaitedAmounts: others
      .filter((other) => changeableUntil(other, record) > takenAt)
      .map(({ facts }) => Number(facts.amount)),
  };
}

/** Whether the snapshot before one operation shows another one's evidence: wallet and statement, or the same subject. */
export function sharesSnapshot(next: Named, record: Named): boolean {
  const subject = evidenceSubject(record);
  return subject !== null && subject === evidenceSubject(next);
}

type Named = Pick<IntentRecord, "operation" | "facts">;

function evidenceSubject(record: Named): string | null {
  const kind = findKind(record.operation);
  if (kind?.evidence === "books") return "books";
  const subject = kind?.subject(record);
  return subject ? `${record.operation} ${subject}` : null;
}

/** Whether an operation changes what a record's evidence is about. One that this release cannot read may do anything. */
function isAlike(other: IntentRecord, record: IntentRecord): boolean {
  const kind = findKind(other.operation);
  const own = findKind(record.operation);
  if (!kind) return true;
  if (own?.evidence === "books") {
    // With no statement before it, an older copy looks like one without its entry, and balances alone would decide.
    return mayWriteAlike(other, record) || (kind.evidence === "books" && !record.snapshot?.entries);
  }
  const subject = own?.subject(record);
  const its = kind.subject(other);
  if (subject && kind.changes.includes(subject)) return kind.changesUntil(other) === undefined;
  return kind.evidence === "own" && (!subject || !its || its === subject);
}

/**
 * Until when somebody may complete another operation so that it changes what the record's evidence is about; in ms since
 * the epoch, -Infinity if nobody can.
 */
function changeableUntil(other: IntentRecord, record: IntentRecord): number {
  const kind = findKind(other.operation);
  const subject = findKind(record.operation)?.subject(record);
  const isChanged = subject && kind?.changes.includes(subject) && !isRefused(other);
  return (isChanged ? kind?.changesUntil(other) : undefined) ?? Number.NEGATIVE_INFINITY;
}

/** Whether an entry of one may be taken for the other's, whatever its source: operators do not always say that. */
function mayWriteAlike(other: IntentRecord, record: IntentRecord): boolean {
  const kind = findKind(other.operation);
  const its = kind?.expectedEntry(other);
  const own = findKind(record.operation)?.expectedEntry(record);
  if (!its || !own) return kind?.evidence === "books";
  const isAnyAmount = its.amount === undefined || own.amount === undefined;
  return its.type === own.type && (isAnyAmount || its.amount === own.amount);
}

function isRefused({ state, judgedAt }: IntentRecord): boolean {
  return state === "refused" && judgedAt === undefined;
}

/**
 * The latest time at which its call may have acted, or a snapshot may have been an older copy without it; in ms since the
 * epoch, -Infinity for one that the operator has refused.
 */
function callEnd(record: IntentRecord): number {
  const kind = findKind(record.operation);
  if (isRefused(record)) return Number.NEGATIVE_INFINITY;
  if (!kind) return Number.POSITIVE_INFINITY;
  const { state, judgedAt, startedAt, quietFrom = startedAt + times.longestCall } = record;
  const isInBooks = kind.evidence === "books";
  const longest = isInBooks ? sentAt(record) + times.longestCall : quietFrom;
  if (state === "refused") return quietFrom;
  // Some operators list it some time after they have accepted it.
  if (state === "accepted" && judgedAt === undefined && !isInBooks) return longest;
  return Math.min((endedAt(record) ?? longest) + times.stale, longest);
}

/**
 * The other operations that the snapshot before this one already includes: those that it shows as done or accepted, if
 * the snapshot before them included all their own lookalikes, and those that had ended before the last of these was sent.
 */
function shownBefore(record: IntentRecord, others: readonly IntentRecord[]): IntentRecord[] {
  return shownIn(record, others, (other) => {
    const earlier = recentBefore(other, others);
    const shown = shownIn(other, earlier, () => true);
    return earlier.every((one) => shown.includes(one));
  });
}

/** Of the others, those that the snapshot before this one includes; `isSure` confirms one that it shows as done. */
function shownIn(
  record: IntentRecord,
  others: readonly IntentRecord[],
  isSure: (other: IntentRecord) => boolean,
): IntentRecord[] {
  const { snapshot, operation } = record;
  if (!snapshot || (!snapshot.entries && findKind(operation)?.evidence === "books")) return [];
  const ended = recentBefore(record, others).filter(
    (other) => endedAt(other) !== undefined && sharesSnapshot(record, other),
  );
  const shown = ended.filter((other) => {
    const conclusion = conclude({ ...other, state: "unknown" }, snapshot);
    return (conclusion === "done" || conclusion === "accepted") && isSure(other);
  });
  const last = Math.max(...shown.map(sentAt));
  return ended.filter((other) => shown.includes(other) || (endedAt(other) ?? last) < last);
}

/** Those that were sent before the snapshot of this one, which may be an older copy without them. */
function recentBefore(
  { id, snapshot, startedAt }: IntentRecord,
  others: readonly IntentRecord[],
): IntentRecord[] {
  const takenAt = snapshot?.takenAt ?? startedAt;
  return others.filter((other) => other.id !== id && sentAt(other) < takenAt && callEnd(other) > takenAt);
}

function sentAt(record: IntentRecord): number {
  return record.sentAt ?? record.startedAt;
}

/** When it was known to have happened. */
function endedAt({ state, judgedAt, settledAt }: IntentRecord): number | undefined {
  return state === "done" || state === "accepted" ? (judgedAt ?? settledAt) : undefined;
}
