import type { Entry, Snapshot } from "~/money/once/record.server";
import type { Others, OwnCase } from "./case";
import { type Effect, type Finding, hasFailed, isLike } from "./effect";
import { newEntries } from "./new-entries.server";
import { LONGEST_CALL_MS } from "./rows.server";

/**
 * Whether an operation of unknown amount may be behind another entry than the one looked for, or another such operation
 * behind that one.
 */
export function mayDiffer(
  finding: Finding | null,
  { effect, before, startedAt }: OwnCase,
  seen: Snapshot,
  others: Others,
): boolean {
  const { asSeen } = effect;
  if (!asSeen) return false;
  const left = (newEntries(before, seen, startedAt) ?? []).filter(
    (entry) => isLike(entry, { ...asSeen, amount: entry.amount }) && !hasFailed(entry),
  );
  if (finding === "done")
    return [...others.open, ...others.unshown].some((other) => mayLookLike(other, effect, left));
  // What was written before the look is not among the new ones.
  const explained = [effect, ...others.certain, ...others.latest].flatMap(({ entries }) => entries);
  for (const wanted of explained) {
    const index = left.findIndex((entry) => isLike(entry, wanted));
    if (index >= 0) left.splice(index, 1);
  }
  return left.some(({ createdAt }) => createdAt <= startedAt + LONGEST_CALL_MS);
}

/**
 * Of a gift whose look showed nothing left, and already each entry, this one had taken it; from empty accounts, later
 * money may have been moved.
 */
function mayLookLike({ asSeen, entries, shown = [] }: Effect, own: Effect, seen: readonly Entry[]): boolean {
  const isShown = (one: Entry) =>
    shown.some(({ amount, createdAt }) => amount === one.amount && createdAt === one.createdAt);
  const isTakenBefore =
    entries.length > 0 && entries.every(({ amount }) => amount === 0) && seen.every(isShown);
  return isEqual(asSeen, own.asSeen) && !isTakenBefore && !isEqual(entries, own.entries);
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
