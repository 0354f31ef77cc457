import type * as z from "zod";
import type { IntentRecord, Snapshot } from "~/money/once/record.server";
import { findingOf } from "./effect";
import { type CallTime, CLOCK_SKEW_MS, isWithinCall } from "./new-entries.server";

/** What an operation adds to one of the operator's lists: a slip, a deposit. Records of earlier releases have no time. */
export interface Row {
  key: string;
  status: string;
  /** In ms since the epoch. */
  createdAt?: number;
}

/** The call whose evidence is judged, and which rows another of the member's operations may have added. */
export interface OwnCall extends CallTime {
  /** Whether the operator itself has said that it has it. */
  isAnswered: boolean;
  isOthers(key: string): boolean;
  /** The number of the member's other operations that may have changed the same evidence since the look before the call. */
  rivals: number;
}

/** The rows that an operation may add to a list by which others are judged, or take from it. */
export interface ListChange {
  /** What a look at the list must be. */
  list: z.ZodType;
  /** Their keys, among the rows that are seen now. */
  rows(record: IntentRecord, seen: Snapshot): string[];
}

/** `before` is the operation's own look at that list, if it took one. */
export function rowsIn<Seen>(
  list: z.ZodType<Seen>,
  rowsBy: (record: IntentRecord, now: Seen, before: Seen | undefined) => string[],
): ListChange {
  return {
    list,
    rows(record, { own }) {
      const now = list.safeParse(own).data;
      return now ? rowsBy(record, now, list.safeParse(record.snapshot?.own).data) : [];
    },
  };
}

/** The longest timeout that a brand may set; by then an operation has ended, whatever is known of it. */
export const LONGEST_CALL_MS = 600_000;

/**
 * Whether a look lacks rows that an earlier one showed, so that it is an older copy; `isFull`: older rows may have left
 * it.
 */
export function isOlderCopy(earlier: readonly Row[], seen: readonly Row[], isFull: boolean): boolean {
  const oldest = Math.min(...seen.map(({ createdAt = Number.NaN }) => createdAt));
  return earlier
    .filter(({ createdAt = Number.NaN }) => !isFull || createdAt > oldest)
    .some(({ key }) => !seen.some((row) => row.key === key));
}

/** Whether a row is dated no later than a call may have run. */
export function isInTime({ createdAt = Number.NaN }: Row, until: number): boolean {
  return createdAt <= until + CLOCK_SKEW_MS;
}

/**
 * The rows that an operation may have added: new since its own look, which may have been an older copy, and from the
 * time of its call. One that the operator refused leaves a failed row at most.
 */
export function mayHaveAdded(
  { state, judgedAt, startedAt, quietFrom = startedAt + LONGEST_CALL_MS }: IntentRecord,
  earlier: readonly Row[],
  seen: readonly Row[],
): string[] {
  const known = new Set(earlier.map(({ key }) => key));
  const isRefused = state === "refused" && judgedAt === undefined;
  const ran = { from: startedAt, until: quietFrom };
  return seen
    .filter(({ key, createdAt = Number.NaN }) => !known.has(key) && isWithinCall(createdAt, ran))
    .filter((row) => !isRefused || findingOf(row) === "refused")
    .map(({ key }) => key);
}
