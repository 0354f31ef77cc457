import type { EntryReference, ExpectedEntry } from "~/money/once/entry-references.server";
import type { SnapshotEntry } from "~/money/once/record.server";
import { isWithinCall } from "./new-entries.server";

/** Stands for the sum of all accounts, where the operator chooses which of them it debits. */
export const ALL_ACCOUNTS = "*";

/** What an operation leaves in wallet and statement once it has happened. Amounts in satang. */
export interface ExpectedEffect {
  /** By the account's code, or of ALL_ACCOUNTS alone. */
  balanceChanges: Readonly<Record<string, number>>;
  /** Its statement entries; a bonus's entry has a source. */
  entries: readonly { type: string; amount: number; source?: string }[];
  /**
   * Set where the call names no amount: those above are from the snapshot before it, and any entry of this type and source
   * may be its own, whatever its amount.
   */
  anyAmount?: { type: string; source?: string };
}

/** Whether an entry may be the expected one. If both have a source, it must be the same. */
export function matchesExpected(
  entry: Pick<SnapshotEntry, "type" | "amount" | "source">,
  expected: ExpectedEffect["entries"][number],
): boolean {
  return matchesType(entry, expected) && entry.amount === expected.amount;
}

/** The same, for any amount. */
export function matchesType(
  { type, source }: Pick<SnapshotEntry, "type" | "source">,
  expected: NonNullable<ExpectedEffect["anyAmount"]>,
): boolean {
  const isForAnother =
    source !== undefined && expected.source !== undefined && source.toLowerCase() !== expected.source;
  return type.toLowerCase() === expected.type && !isForAnother;
}

/** The entry by which the statement will show an effect; undefined if it leaves none. */
export function expectedEntryOf({ entries, anyAmount }: ExpectedEffect): ExpectedEntry | undefined {
  if (anyAmount) return anyAmount;
  const [only, ...more] = entries;
  return more.length > 0 ? { type: only?.type ?? "" } : only;
}

/**
 * The reference of the operation that an entry is from; undefined if it is from none of these. Of several, one that names
 * its amount comes first, then the nearest in time, so that it is the same one on every page.
 */
export function referenceOfEntry(
  entry: Omit<SnapshotEntry, "status">,
  references: readonly EntryReference[],
): string | undefined {
  const away = ({ from }: EntryReference) => Math.abs(entry.createdAt - from);
  const [own] = references
    .filter((one) => mayBeEntryOf(entry, one))
    .toSorted((a, b) => Number(a.amount === undefined) - Number(b.amount === undefined) || away(a) - away(b));
  return own?.reference;
}

function mayBeEntryOf(entry: Omit<SnapshotEntry, "status">, one: EntryReference): boolean {
  const isItsAmount = one.amount === undefined || one.amount === entry.amount;
  return matchesType(entry, one) && isItsAmount && isWithinCall(entry.createdAt, one);
}
