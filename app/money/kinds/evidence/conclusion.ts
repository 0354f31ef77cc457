import { readStatus } from "schemas/entry-status";
import type { Entry } from "~/money/once/record.server";

/**
 * What a look shows of an operation. `done`, `accepted`, `refused`: it happened, and is complete, not yet, or was turned
 * down. `untouched`: no trace, or a failed one. `ambiguous`: a trace that may be another's.
 */
export type Finding = "done" | "accepted" | "refused" | "untouched" | "ambiguous";

/** What the status of the operation's own entry or slip says about it. */
export function findingByStatus({ status }: { status: string }): "done" | "refused" | "accepted" {
  const read = readStatus(status);
  if (read === "success") return "done";
  return read === "failed" ? "refused" : "accepted";
}

export function hasFailed(row: Pick<Entry, "status">): boolean {
  return findingByStatus(row) === "refused";
}

/** What all of the rows say alike; undefined if they differ, or if there are none. */
export function agreed(rows: readonly { status: string }[]): ReturnType<typeof findingByStatus> | undefined {
  const [first, ...more] = rows.map(findingByStatus);
  return more.every((finding) => finding === first) ? first : undefined;
}
