import { readStatus } from "schemas/entry-status";
import type { Entry, Snapshot } from "~/money/once/record.server";
import type { Effect, Finding } from "./effect";

/** An operation whose outcome is looked for in the wallet and the statement. */
export interface OwnCase {
  effect: Effect;
  /** Taken before sending. */
  before: Snapshot;
  startedAt: number;
  /** Its entry starts as pending: that the operator has it does not yet mean that it is done. */
  isAcceptedFirst: boolean;
}

/** The member's other operations that may explain what is seen. */
export interface Others {
  /** Happened since the snapshot. */
  certain: readonly Effect[];
  /** Happened since the snapshot, but so recently that what is seen may be older. */
  latest: readonly Effect[];
  /** Sent since, and may have happened. */
  open: readonly Effect[];
  /** Happened shortly before the snapshot; its statement shows them, but its balances may be older. */
  written: readonly Effect[];
  /**
   * Sent before the snapshot and may have happened before it or since; its statement does not show them. If that was an
   * older copy or not read, their entries are new although its balances include them.
   */
  unshown: readonly Effect[];
  /** Did not happen, but may have left a failed entry. */
  failed: readonly Effect[];
  /** Whether others may have acted since whose effect stands elsewhere, such as in the held bonus. */
  isAmongMore: boolean;
}

/** Those that are in some of the worlds: what is seen may include them or not. */
export function possible({ open, latest, written, unshown }: Others): Effect[] {
  return [...open, ...latest, ...written, ...unshown];
}

/** What its entries that did not fail say about an operation that happened: whether it is complete. */
export function onceHappened(standing: readonly Entry[], { isAcceptedFirst }: OwnCase): Finding | null {
  const hasSucceeded = standing.every(({ status }) => readStatus(status) === "success");
  if (!isAcceptedFirst) return hasSucceeded ? "done" : null;
  return hasSucceeded && standing.length > 0 ? "done" : "accepted";
}
