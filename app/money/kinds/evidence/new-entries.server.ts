import type { Snapshot, SnapshotEntry } from "~/money/once/record.server";
import { times } from "~/money/once/times";

/** When a call may have run: from the snapshot before it until its timeout. In ms since the epoch. */
export interface CallTime {
  from: number;
  until: number;
}

/** Whether something is dated within the time of a call, by a clock that may differ from ours. */
export function isWithinCall(createdAt: number, { from, until }: CallTime): boolean {
  return createdAt >= from - times.clockSkew && createdAt <= until + times.clockSkew;
}

/**
 * The entries written since a snapshot that are dated from `since` on. Null if that is unknown: the statement was not
 * read, is older than the snapshot, or does not go back far enough.
 */
export function newEntries(before: Snapshot, seen: Snapshot, since: number): SnapshotEntry[] | null {
  if (!seen.entries) return null;
  const isRecent = ({ createdAt }: SnapshotEntry) => createdAt >= since - times.clockSkew;
  const known = countOf(before.entries ?? []);
  const fresh = seen.entries.filter((entry) => {
    const left = known.get(keyOf(entry)) ?? 0;
    known.set(keyOf(entry), left - 1);
    return left <= 0;
  });
  const reachesBack = fresh.length < seen.entries.length || seen.entries.some((entry) => !isRecent(entry));
  if (!reachesBack && seen.entries.length >= SEEN_ENTRIES) return null;
  return isOlder(before, seen) ? null : fresh.filter(isRecent);
}

/** Far more entries than can be added while one operation is running. */
export const SEEN_ENTRIES = 50;

/** Whether the statement lacks entries that the earlier one had, so that it is an older copy. */
function isOlder(before: Snapshot, seen: Snapshot): boolean {
  const left = countOf(seen.entries ?? []);
  const oldest = Math.min(...(seen.entries ?? []).map(({ createdAt }) => createdAt));
  const isFull = (seen.entries ?? []).length >= SEEN_ENTRIES;
  return (before.entries ?? []).some((entry) => {
    const count = left.get(keyOf(entry)) ?? 0;
    left.set(keyOf(entry), count - 1);
    return count <= 0 && (!isFull || entry.createdAt > oldest);
  });
}

function countOf(entries: readonly SnapshotEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return counts;
}

/** Without the status, which can change. */
function keyOf({ type, amount, createdAt }: SnapshotEntry): string {
  return `${type} ${amount} ${createdAt}`;
}
