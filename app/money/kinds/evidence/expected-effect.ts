import type { EntryReference, ExpectedEntry } from "~/money/once/entry-references.server";
import type { StatementEntry } from "~/money/once/record.server";
import { isWithinCall } from "./new-entries.server";

/** Stands for the sum of all accounts, when the operator chooses which of them it debits. */
export const ALL_ACCOUNTS = "*";

/** What an operation leaves in the wallet and the statement once it has happened. Amounts in satang. */
export interface ExpectedEffect {
  /** The change of each account, by its code, or of ALL_ACCOUNTS only. */
  balanceChanges: Readonly<Record<string, number>>;
  /** Its statement entries; a bonus's entry has a source. */
  entries: readonly { type: string; amount: number; source?: string }[];
  /**
   * The call names no amounts: these are what the look before it showed, and its entries are of this kind, whatever they
   * amount to.
   */
  anyAmount?: { type: string; source?: string };
}

/** Whether an entry can belong to an effect. If both have a source, it must be the same. */
export function matchesExpected(
  entry: Pick<StatementEntry, "type" | "amount" | "source">,
  wanted: ExpectedEffect["entries"][number],
): boolean {
  return matchesType(entry, wanted) && entry.amount === wanted.amount;
}

/** The same, whatever its amount. */
export function matchesType(
  { type, source }: Pick<StatementEntry, "type" | "source">,
  wanted: NonNullable<ExpectedEffect["anyAmount"]>,
): boolean {
  const isForAnother =
    source !== undefined && wanted.source !== undefined && source.toLowerCase() !== wanted.source;
  return type.toLowerCase() === wanted.type && !isForAnother;
}

/** What the statement will show of an effect; undefined if it shows nothing. */
export function expectedEntryOf({ entries, anyAmount: asSeen }: ExpectedEffect): ExpectedEntry | undefined {
  if (asSeen) return asSeen;
  const [only, ...more] = entries;
  return more.length > 0 ? { type: only?.type ?? "" } : only;
}

/**
 * The reference of the operation that has made an entry; undefined if none of these has. Of several that may have, those
 * that name its amount come first, then the nearest in time: which one it is depends on nothing but the entry.
 */
export function referenceOfEntry(
  entry: Omit<StatementEntry, "status">,
  imprints: readonly EntryReference[],
): string | undefined {
  const away = ({ from }: EntryReference) => Math.abs(entry.createdAt - from);
  const [own] = imprints
    .filter((one) => mayBeEntryOf(entry, one))
    .toSorted((a, b) => Number(a.amount === undefined) - Number(b.amount === undefined) || away(a) - away(b));
  return own?.reference;
}

function mayBeEntryOf(entry: Omit<StatementEntry, "status">, one: EntryReference): boolean {
  const isItsAmount = one.amount === undefined || one.amount === entry.amount;
  return matchesType(entry, one) && isItsAmount && isWithinCall(entry.createdAt, one);
}
