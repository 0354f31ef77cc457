import { findOperation } from "~/money/kinds/index.server";
import { type IntentRecord, mayHaveBeenSent } from "~/money/once/record.server";
import { times } from "~/money/once/times";
import { conclusionOf, type OtherOperations } from "./conclusion.server";

/**
 * Sorts the member's other operations by what they mean for one of them. Its rivals are those whose trace may be taken for
 * its own: they change that by which it is judged, and may have acted after the look before it.
 */
export function sortOthers(record: IntentRecord, all: readonly IntentRecord[]): OtherOperations {
  const { id, snapshot, startedAt, quietFrom = Number.POSITIVE_INFINITY } = record;
  const takenAt = snapshot?.takenAt ?? startedAt;
  const isDated = findOperation(record.operation)?.isDated;
  // Its rows and theirs may each be dated by a clock that differs.
  const end = isDated ? quietFrom + 2 * times.clockSkew : Number.POSITIVE_INFINITY;
  const others = all.filter((other) => other.id !== id && mayHaveBeenSent(other) && sentAt(other) <= end);
  const alike = others.filter((other) => isAlike(other, record));
  const shown = shownBefore(record, alike);
  const later = alike.filter((other) => isRefused(other) && sentAt(other) >= takenAt);
  return {
    lookalikes: alike.filter((other) => callEnd(other) > takenAt && !shown.includes(other)),
    refusedCalls: later.map(({ startedAt: from, settledAt: until = from }) => ({ from, until })),
    awaitedAmounts: others
      .filter((other) => openUntil(other, record) > takenAt)
      .map(({ facts }) => Number(facts.amount)),
  };
}

/** Whether the look before one operation is also one for another: wallet and statement, or the same list. */
export function sharesSnapshot(next: Named, record: Named): boolean {
  const look = evidenceSubject(record);
  return look !== null && look === evidenceSubject(next);
}

type Named = Pick<IntentRecord, "operation" | "facts">;

function evidenceSubject(record: Named): string | null {
  const kind = findOperation(record.operation);
  if (kind?.evidence === "books") return "books";
  const shown = kind?.subject(record);
  return shown ? `${record.operation} ${shown}` : null;
}

/** Whether an operation changes that by which a record is judged. One that this release cannot read may do anything. */
function isAlike(other: IntentRecord, record: IntentRecord): boolean {
  const kind = findOperation(other.operation);
  const own = findOperation(record.operation);
  if (!kind) return true;
  if (own?.evidence === "books") {
    // Without a statement before it, an older copy passes for one without its entry: then only balances tell.
    return mayWriteAlike(other, record) || (kind.evidence === "books" && !record.snapshot?.entries);
  }
  const shown = own?.subject(record);
  const its = kind.subject(other);
  if (shown && kind.changes.includes(shown)) return kind.changesUntil(other) === undefined;
  return kind.evidence === "own" && (!shown || !its || its === shown);
}

/** Until when others may bring about what an operation changes of that; in ms since the epoch, -Infinity if they cannot. */
function openUntil(other: IntentRecord, record: IntentRecord): number {
  const kind = findOperation(other.operation);
  const shown = findOperation(record.operation)?.subject(record);
  const isChanged = shown && kind?.changes.includes(shown) && !isRefused(other);
  return (isChanged ? kind?.changesUntil(other) : undefined) ?? Number.NEGATIVE_INFINITY;
}

/** Whether an entry of the one may be taken for the other's: sources are not always said. */
function mayWriteAlike(other: IntentRecord, record: IntentRecord): boolean {
  const kind = findOperation(other.operation);
  const its = kind?.expectedEntry(other);
  const own = findOperation(record.operation)?.expectedEntry(record);
  if (!its || !own) return kind?.evidence === "books";
  const isAnyAmount = its.amount === undefined || own.amount === undefined;
  return its.type === own.type && (isAnyAmount || its.amount === own.amount);
}

function isRefused({ state, judgedAt }: IntentRecord): boolean {
  return state === "refused" && judgedAt === undefined;
}

/**
 * The latest time at which its call may have acted, or at which a look may have been an older copy without it; in ms
 * since the epoch, -Infinity for one that the operator has refused.
 */
function callEnd(record: IntentRecord): number {
  const kind = findOperation(record.operation);
  if (isRefused(record)) return Number.NEGATIVE_INFINITY;
  if (!kind) return Number.POSITIVE_INFINITY;
  const { state, judgedAt, startedAt, quietFrom = startedAt + times.longestCall } = record;
  const isInBooks = kind.evidence === "books";
  const longest = isInBooks ? sentAt(record) + times.longestCall : quietFrom;
  if (state === "refused") return quietFrom;
  // Some operators list it later than they have accepted it.
  if (state === "accepted" && judgedAt === undefined && !isInBooks) return longest;
  return Math.min((endedAt(record) ?? longest) + times.stale, longest);
}

/**
 * The other operations that the look before this one already shows: those that it shows done or accepted, if what could
 * have been taken for them was in the look before them, and those that had ended before the last of these was sent.
 */
function shownBefore(record: IntentRecord, others: readonly IntentRecord[]): IntentRecord[] {
  return shownIn(record, others, (other) => {
    const earlier = recentBefore(other, others);
    const shown = shownIn(other, earlier, () => true);
    return earlier.every((one) => shown.includes(one));
  });
}

/** Of the others, those that the look before this one shows; `isSure` says so of one that its trace shows. */
function shownIn(
  record: IntentRecord,
  others: readonly IntentRecord[],
  isSure: (other: IntentRecord) => boolean,
): IntentRecord[] {
  const { snapshot, operation } = record;
  if (!snapshot || (!snapshot.entries && findOperation(operation)?.evidence === "books")) return [];
  const ended = recentBefore(record, others).filter(
    (other) => endedAt(other) !== undefined && sharesSnapshot(record, other),
  );
  const shown = ended.filter((other) => {
    const finding = conclusionOf({ ...other, state: "unknown" }, snapshot);
    return (finding === "done" || finding === "accepted") && isSure(other);
  });
  const last = Math.max(...shown.map(sentAt));
  return ended.filter((other) => shown.includes(other) || (endedAt(other) ?? last) < last);
}

/** Those that were sent before the look before one, and of which it may be an older copy. */
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
