import type { Entry, IntentRecord } from "~/money/once/record.server";
import { type Effect, isLike } from "./effect";
import { isWithinCall } from "./new-entries.server";

/**
 * Whether the statement showed all entries of an operation that had ended. Removes them from the list, so that each
 * entry counts for only one operation.
 */
export function takeEntries(
  shown: Entry[],
  { startedAt, settledAt, judgedAt }: IntentRecord,
  { entries }: Effect,
): boolean {
  const ran = { from: startedAt, until: judgedAt ?? settledAt ?? startedAt };
  return entries.every((wanted) => {
    const index = shown.findIndex((entry) => isLike(entry, wanted) && isWithinCall(entry.createdAt, ran));
    if (index >= 0) shown.splice(index, 1);
    return index >= 0;
  });
}
