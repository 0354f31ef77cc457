import { readStatus } from "schemas/entry-status";
import type { Entry } from "~/money/once/record.server";

/** Stands for the sum of all accounts, when the operator chooses which of them it debits. */
export const ALL_ACCOUNTS = "*";

/** What an operation leaves in the wallet and the statement once it has happened. Amounts in satang. */
export interface Effect {
  /** The change of each account, by its code, or of ALL_ACCOUNTS only. */
  moves: Readonly<Record<string, number>>;
  /** Its statement entries; a bonus's entry has a source. */
  entries: readonly { type: string; amount: number; source?: string }[];
  /**
   * The call names no amounts: these are what the look before it showed, and its entries are of this kind, whatever they
   * amount to.
   */
  asSeen?: { type: string; source?: string };
}

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

/** Whether an entry can belong to an effect. If both have a source, it must be the same. */
export function isLike(
  entry: Pick<Entry, "type" | "amount" | "source">,
  wanted: Effect["entries"][number],
): boolean {
  return isOfKind(entry, wanted) && entry.amount === wanted.amount;
}

/** The same, whatever its amount. */
export function isOfKind(
  { type, source }: Pick<Entry, "type" | "source">,
  wanted: NonNullable<Effect["asSeen"]>,
): boolean {
  const isForAnother =
    source !== undefined && wanted.source !== undefined && source.toLowerCase() !== wanted.source;
  return type.toLowerCase() === wanted.type && !isForAnother;
}
