import { type Conclusion, hasFailed } from "~/money/kinds/evidence/conclusion";
import { type ExpectedEffect, matchesExpected, matchesType } from "~/money/kinds/evidence/expected-effect";
import { newEntries } from "~/money/kinds/evidence/new-entries.server";
import type { JudgedCall } from "~/money/kinds/evidence/new-rows.server";
import { findKind } from "~/money/kinds/index.server";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { readBooks, readOwnEntries } from "./books.server";

/** What the member's other operations mean for one of them. */
export interface OtherOperations extends Pick<JudgedCall, "refusedCalls" | "awaitedAmounts"> {
  /** Those whose evidence may be taken for its own; null if some are not listed any more. */
  lookalikes: readonly IntentRecord[] | null;
}

const NONE: OtherOperations = { lookalikes: [] };

/** What a snapshot shows of an operation, if no lookalike has left it; null if that is nothing. */
export function conclude(record: IntentRecord, seen: Snapshot, others = NONE): Conclusion | null {
  const kind = findKind(record.operation);
  const call = judgedCallOf(record, others);
  if (kind?.evidence !== "books") return kind?.judgeOwn(record, seen, call) ?? null;
  const effect = kind.effect(record);
  if (!effect) return null;
  const { isAcceptedFirst } = kind;
  return record.state === "accepted"
    ? readOwnEntries(effect, record, seen, call)
    : readBooks(effect, record, seen, { isAcceptedFirst, ...others });
}

/**
 * The time in which it can have left a row or an entry: while its call may have run. That of an accepted one ends when
 * it is known to have happened, if lookalikes may have left what came later.
 */
export function judgedCallOf(
  record: IntentRecord,
  { lookalikes, refusedCalls, awaitedAmounts }: OtherOperations,
): JudgedCall {
  const { state, judgedAt, startedAt, snapshot, settledAt, quietFrom = Number.POSITIVE_INFINITY } = record;
  const from = snapshot?.takenAt ?? startedAt;
  if (state !== "accepted") return { from, until: quietFrom, refusedCalls, awaitedAmounts };
  const happenedBy = Math.min(judgedAt ?? settledAt ?? quietFrom, quietFrom);
  return { from, until: lookalikes?.length === 0 ? quietFrom : happenedBy, happenedBy, awaitedAmounts };
}

/** Whether there are more new entries that may be an operation's own than these others can have written. */
export function hasUnexplainedEntry(
  record: IntentRecord,
  seen: Snapshot,
  others: readonly IntentRecord[],
): boolean {
  const effect = findKind(record.operation)?.effect(record);
  const fresh = effect && record.snapshot && newEntries(record.snapshot, seen, record.startedAt);
  if (!fresh) return false;
  const shown = fresh.filter((entry) => mayBeOf(effect, entry) && !hasFailed(entry));
  const explained = others.map((other) => {
    const its = findKind(other.operation)?.effect(other);
    return its ? its.entries.filter((entry) => mayBeOf(effect, entry)).length : shown.length;
  });
  return shown.length > explained.reduce((sum, count) => sum + count, 0);
}

function mayBeOf({ entries, anyAmount }: ExpectedEffect, entry: ExpectedEffect["entries"][number]): boolean {
  return anyAmount
    ? matchesType(entry, anyAmount)
    : entries.some((expected) => matchesExpected(entry, expected));
}
