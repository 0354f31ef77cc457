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
   * It names no amounts: these are what the look before the call showed, and may have changed until it ran. Its entries
   * are of this kind, whatever they amount to.
   */
  asSeen?: { type: string; source?: string };
  /** The statement as the look before the call showed it, where its amounts are as seen: none of it is its own. */
  shown?: readonly Entry[];
  /** It is paid as a bonus, which the member holds from then on. */
  holdsBonus?: true;
}

/** What the evidence says. `untouched`: no trace so far; `ambiguous`: a trace that may be another operation's. */
export type Finding = "done" | "accepted" | "refused" | "untouched" | "ambiguous";

/** What the status of the operation's own entry or slip says about it. */
export function findingOf({ status }: { status: string }): "done" | "refused" | "accepted" {
  const read = readStatus(status);
  if (read === "success") return "done";
  return read === "failed" ? "refused" : "accepted";
}

export function hasFailed({ status }: Pick<Entry, "status">): boolean {
  return readStatus(status) === "failed";
}

/** Whether an entry can belong to an effect. If both have a source, it must be the same. */
export function isLike(
  entry: Pick<Entry, "type" | "amount" | "source">,
  wanted: Effect["entries"][number],
): boolean {
  const isForAnother =
    entry.source !== undefined && wanted.source !== undefined && entry.source.toLowerCase() !== wanted.source;
  return entry.type.toLowerCase() === wanted.type && entry.amount === wanted.amount && !isForAnother;
}
