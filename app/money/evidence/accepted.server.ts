import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { type Effect, type Finding, findingOf, isLike } from "./effect";
import { CLOCK_SKEW_MS, newEntries } from "./new-entries.server";

/** What the statement says about an operation that the operator accepted: its entry was written during the call. */
export function readAccepted(effect: Effect, record: IntentRecord, seen: Snapshot): Finding | null {
  const { snapshot, startedAt, settledAt = Number.POSITIVE_INFINITY } = record;
  const fresh = (snapshot && newEntries(snapshot, seen, startedAt)) ?? [];
  const own = fresh.filter(
    (entry) =>
      entry.createdAt <= settledAt + CLOCK_SKEW_MS && effect.entries.some((wanted) => isLike(entry, wanted)),
  );
  if (own.length === 0) return null;
  const isAll = (finding: Finding) => own.every((entry) => findingOf(entry) === finding);
  if (isAll("done")) return "done";
  return isAll("refused") ? "refused" : null;
}
