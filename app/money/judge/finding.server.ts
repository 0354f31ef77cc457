import { type Effect, type Finding, hasFailed, isLike, isOfKind } from "~/money/evidence/effect";
import { newEntries } from "~/money/evidence/new-entries.server";
import type { OwnCall } from "~/money/evidence/rows.server";
import { findOperation } from "~/money/kinds/index.server";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { readBooks, readOwnEntries } from "./books.server";

/** What a look shows of an operation, as if nothing else had changed the same; null if it says nothing. */
export function findingOf(record: IntentRecord, seen: Snapshot): Finding | null {
  const kind = findOperation(record.operation);
  if (kind?.evidence !== "books") return kind?.judgeOwn(record, seen, callOf(record)) ?? null;
  const effect = kind.effect(record);
  if (!effect) return null;
  return record.state === "accepted"
    ? readOwnEntries(effect, record, seen, callOf(record))
    : readBooks(effect, record, seen, kind.isAcceptedFirst);
}

/** The time in which it can have left a row or an entry: until its answer, or as long as the call may have run. */
export function callOf({
  state,
  judgedAt,
  startedAt,
  snapshot,
  settledAt,
  quietFrom,
}: IntentRecord): OwnCall {
  const ran = { from: snapshot?.takenAt ?? startedAt, until: quietFrom ?? Number.POSITIVE_INFINITY };
  if (state !== "accepted") return ran;
  return { ...ran, happenedBy: judgedAt === undefined ? settledAt : quietFrom };
}

/** Whether the statement shows more entries that may be an operation's own than these others can have written. */
export function hasUnexplainedEntry(
  record: IntentRecord,
  seen: Snapshot,
  others: readonly IntentRecord[],
): boolean {
  const effect = findOperation(record.operation)?.effect(record);
  const fresh = effect && record.snapshot && newEntries(record.snapshot, seen, record.startedAt);
  if (!fresh) return false;
  const shown = fresh.filter((entry) => mayBeOf(effect, entry) && !hasFailed(entry));
  const explained = others.map((other) => {
    const its = findOperation(other.operation)?.effect(other);
    return its ? its.entries.filter((entry) => mayBeOf(effect, entry)).length : shown.length;
  });
  return shown.length > explained.reduce((sum, count) => sum + count, 0);
}

function mayBeOf({ entries, asSeen }: Effect, entry: Effect["entries"][number]): boolean {
  return asSeen ? isOfKind(entry, asSeen) : entries.some((wanted) => isLike(entry, wanted));
}
