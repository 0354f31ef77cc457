import { useReloading } from "~/document/use-polling";
import type { StatementEntry } from "../entries/history.server";
import { statementLine } from "../entries/statement-line";

/** Often enough that a waiting member sees the change. */
const EVERY_MS = 15_000;
/** Entries that take longer are shown as they were when the page was opened. */
const LONGEST_MS = 60 * 60_000;

/** Whether an entry is pending and recent enough to poll for. */
export function isWorthPolling(entry: StatementEntry, now: number): boolean {
  return statementLine(entry).status === "progress" && now - entry.createdAt < LONGEST_MS;
}

/** Reloads a page with pending entries regularly. */
export function useFollowing(isFollowed: boolean): void {
  useReloading(isFollowed ? EVERY_MS : undefined);
}
