import { readStatus } from "schemas/entry-status";
import type { SnapshotEntry } from "~/money/once/record.server";

/**
 * What the evidence says of an operation. `done`, `accepted`, `refused`: the operator has it, and has completed it, not
 * yet, or turned it down. `untouched`: it left nothing, or something that failed. `ambiguous`: what is there may be
 * another operation's.
 */
export type Conclusion = "done" | "accepted" | "refused" | "untouched" | "ambiguous";

/** The same by the status of the operation's own entry or slip. */
export function conclusionByStatus({ status }: { status: string }): "done" | "refused" | "accepted" {
  const read = readStatus(status);
  if (read === "success") return "done";
  return read === "failed" ? "refused" : "accepted";
}

export function hasFailed(row: Pick<SnapshotEntry, "status">): boolean {
  return conclusionByStatus(row) === "refused";
}

/** The conclusion that all rows agree on; undefined if they differ, or if there are none. */
export function agreedConclusion(
  rows: readonly { status: string }[],
): ReturnType<typeof conclusionByStatus> | undefined {
  const [first, ...more] = rows.map(conclusionByStatus);
  return more.every((conclusion) => conclusion === first) ? first : undefined;
}
