import type { Others } from "~/money/evidence/case";
import type { Effect } from "~/money/evidence/effect";
import { LONGEST_CALL_MS } from "~/money/evidence/rows.server";
import { takeEntries } from "~/money/evidence/take-entries.server";
import { findOperation } from "~/money/kinds/index.server";
import { type IntentRecord, mayHaveBeenSent, type Snapshot } from "~/money/once/record.server";

/** For how long after a response what the operator shows may still be an older copy. */
export const STALE_MS = 10_000;

/**
 * Sorts a member's other operations by what they can mean for the evidence of one of them, between its snapshot and
 * what is seen now. Null if the effect of one of them is unknown, because it may explain anything.
 */
export function othersOf(
  own: IntentRecord,
  before: Snapshot,
  seenAt: number,
  records: readonly IntentRecord[],
): Others | null {
  const certain: Effect[] = [];
  const latest: Effect[] = [];
  const open: Effect[] = [];
  const written: Effect[] = [];
  const unshown: Effect[] = [];
  const failed: Effect[] = [];
  const shown = [...(before.entries ?? [])];
  let isAmongMore = false;
  for (const other of records) {
    if (other.id === own.id || !mayHaveBeenSent(other)) continue;
    const kind = findOperation(other.operation);
    if (!kind) return null;
    const effect = kind.effect(other);
    const role = roleOf(other, before.takenAt, seenAt);
    if (effect === null) {
      isAmongMore ||= role !== "over" && role !== "failed";
      continue;
    }
    if (effect === "unknown") {
      if (role === "over" || role === "failed") continue;
      return null;
    }
    const wasBefore = (other.sentAt ?? other.startedAt) < before.takenAt;
    if (role === "recent") (takeEntries(shown, other, effect) ? written : unshown).push(effect);
    else if (role === "open" && wasBefore) unshown.push(effect);
    else ({ certain, latest, open, failed, over: null })[role]?.push(effect);
  }
  return { certain, latest, open, written, unshown, failed, isAmongMore };
}

/** What another operation means for evidence between a snapshot and now. */
function roleOf(
  { state, judgedAt, startedAt, sentAt = startedAt, settledAt = Number.POSITIVE_INFINITY }: IntentRecord,
  takenAt: number,
  seenAt: number,
): Exclude<keyof Others, "written" | "unshown" | "isAmongMore"> | "recent" | "over" {
  if (sentAt + LONGEST_CALL_MS < takenAt) return "over";
  if (state === "refused" && judgedAt === undefined)
    return settledAt < takenAt - STALE_MS ? "over" : "failed";
  if (state === "refused" && judgedAt !== undefined && judgedAt < takenAt) return "failed";
  if (state !== "done" && state !== "accepted") return "open";
  const endedAt = judgedAt ?? settledAt;
  if (sentAt >= takenAt) return endedAt < seenAt - STALE_MS ? "certain" : "latest";
  return endedAt < takenAt - STALE_MS ? "over" : "recent";
}
