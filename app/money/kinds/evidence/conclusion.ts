import { readStatus } from "schemas/entry-status";
import type { StatementEntry } from "~/money/once/record.server";

/**
 * What a look shows of an operation. `done`, `accepted`, `refused`: it happened, and is complete, not yet, or was turned
 * down. `untouched`: no trace, or a failed one. `ambiguous`: a trace that may be another's.
 */
export type Conclusion = "done" | "accepted" | "refused" | "untouched" | "ambiguous";

/** What the status of the operation's own entry or slip says about it. */
export function conclusionByStatus({ status }: { status: string }): "done" | "refused" | "accepted" {
  const read = readStatus(status);
  if (read === "success") return "done";
  return read === "failed" ? "refused" : "accepted";
}

export function hasFailed(row: Pick<StatementEntry, "status">): boolean {
  return conclusionByStatus(row) === "refused";
}

/** What all of the rows say alike; undefined if they differ, or if there are none. */
export function agreedConclusion(
  rows: readonly { status: string }[],
): ReturnType<typeof conclusionByStatus> | undefined {
  const [first, ...more] = rows.map(conclusionByStatus);
  return more.every((finding) => finding === first) ? first : undefined;
}
