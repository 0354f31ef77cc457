import { findOperation } from "~/money/kinds/index.server";
import { type IntentRecord, mayHaveBeenSent, type Snapshot } from "~/money/once/record.server";
import { times } from "~/money/once/times";
import { findingOf } from "./finding.server";

/**
 * The member's other operations whose trace may be taken for this one's: they change that by which it is judged, and may
 * have acted after the look before it.
 */
export function rivalsOf(
  record: IntentRecord,
  seen: Snapshot,
  others: readonly IntentRecord[],
): IntentRecord[] {
  const { id, snapshot, startedAt, quietFrom = Number.POSITIVE_INFINITY } = record;
  const { takenAt } = snapshot ?? { takenAt: startedAt };
  const isDated = findOperation(record.operation)?.isDated;
  const end = isDated ? quietFrom + times.clockSkew : Number.POSITIVE_INFINITY;
  const shown = shownBefore(record, others);
  return others.filter(
    (other) =>
      other.id !== id &&
      mayHaveBeenSent(other) &&
      sentAt(other) <= end &&
      actsUntil(other, record, seen) > takenAt &&
      !shown.includes(other),
  );
}

/** Whether the look before one operation is also one for another: wallet and statement, or the same list. */
export function isSeenBy(next: Named, record: Named): boolean {
  const look = lookOf(record);
  return look !== null && look === lookOf(next);
}

type Named = Pick<IntentRecord, "operation" | "facts">;

function lookOf(record: Named): string | null {
  const kind = findOperation(record.operation);
  if (kind?.evidence === "books") return "books";
  const shown = kind?.of(record);
  return shown ? `${record.operation} ${shown}` : null;
}

/**
 * Until when an operation may change that by which a record is judged; in ms since the epoch, -Infinity if it cannot. One that
 * another release made, and this one cannot read, may do anything at any time.
 */
function actsUntil(other: IntentRecord, record: IntentRecord, seen: Snapshot): number {
  const kind = findOperation(other.operation);
  const own = findOperation(record.operation);
  if (!kind) return Number.POSITIVE_INFINITY;
  if (own?.evidence === "books") {
    const isAlike =
      mayWriteAlike(other, record) || (kind.evidence === "books" && !hasStatements(record, seen));
    return isAlike ? callEnd(other) : Number.NEGATIVE_INFINITY;
  }
  const shown = own?.of(record);
  const isLasting = shown && kind.changes.includes(shown) && !isRefused(other);
  if (isLasting) return Math.max(callEnd(other), kind.openUntil(other) ?? 0);
  const its = kind.of(other);
  return kind.evidence === "own" && (!shown || !its || its === shown)
    ? callEnd(other)
    : Number.NEGATIVE_INFINITY;
}

/** Whether an entry of the one may be taken for the other's: sources are not always said. */
function mayWriteAlike(other: IntentRecord, record: IntentRecord): boolean {
  const kind = findOperation(other.operation);
  const its = kind?.imprint(other);
  const own = findOperation(record.operation)?.imprint(record);
  if (!its || !own) return kind?.evidence === "books";
  const isAnyAmount = its.amount === undefined || own.amount === undefined;
  return its.type === own.type && (isAnyAmount || its.amount === own.amount);
}

/** Where one of the looks lacks the statement, only balances tell, which all that moves money changes. */
function hasStatements({ snapshot }: IntentRecord, seen: Snapshot): boolean {
  return snapshot?.entries !== undefined && seen.entries !== undefined;
}

function isRefused({ state, judgedAt }: IntentRecord): boolean {
  return state === "refused" && judgedAt === undefined;
}

/**
 * The latest time at which its call may have acted, or at which a look may have been an older copy without it; in ms
 * since the epoch, -Infinity for one that the operator has refused.
 */
function callEnd(record: IntentRecord): number {
  if (isRefused(record)) return Number.NEGATIVE_INFINITY;
  const { state, startedAt, quietFrom = startedAt + times.longestCall } = record;
  if (state === "refused") return quietFrom;
  const isInBooks = findOperation(record.operation)?.evidence === "books";
  const longest = isInBooks ? sentAt(record) + times.longestCall : quietFrom;
  return Math.min((endedAt(record) ?? longest) + times.stale, longest);
}

/**
 * The other operations that the look before this one already shows: those that it shows done or accepted, and those that
 * had ended before the last of these was sent.
 */
function shownBefore(record: IntentRecord, others: readonly IntentRecord[]): IntentRecord[] {
  const { snapshot } = record;
  if (!snapshot || (!snapshot.entries && findOperation(record.operation)?.evidence === "books")) return [];
  const ended = others.filter((other) => {
    const isBefore = endedAt(other) !== undefined && sentAt(other) < snapshot.takenAt;
    return isBefore && isSeenBy(record, other);
  });
  const shown = ended.filter((other) => {
    const finding = findingOf({ ...other, state: "unknown" }, snapshot);
    return finding === "done" || finding === "accepted";
  });
  const last = Math.max(...shown.map(sentAt));
  return ended.filter((other) => shown.includes(other) || (endedAt(other) ?? last) < last);
}

function sentAt(record: IntentRecord): number {
  return record.sentAt ?? record.startedAt;
}

/** When it was known to have happened. */
function endedAt({ state, judgedAt, settledAt }: IntentRecord): number | undefined {
  return state === "done" || state === "accepted" ? (judgedAt ?? settledAt) : undefined;
}
