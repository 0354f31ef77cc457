import type { Imprint, Imprinted } from "~/money/once/entry-references.server";
import type { Entry } from "~/money/once/record.server";
import { isWithinCall } from "./new-entries.server";

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

/** What the statement will show of an effect; undefined if it shows nothing. */
export function imprintOf({ entries, asSeen }: Effect): Imprint | undefined {
  if (asSeen) return asSeen;
  const [only, ...more] = entries;
  return more.length > 0 ? { type: only?.type ?? "" } : only;
}

/**
 * The reference of the operation that has made an entry; undefined if none of these has. Of several that may have, those
 * that name its amount come first, then the nearest in time: which one it is depends on nothing but the entry.
 */
export function referenceOfEntry(
  entry: Omit<Entry, "status">,
  imprints: readonly Imprinted[],
): string | undefined {
  const away = ({ from }: Imprinted) => Math.abs(entry.createdAt - from);
  const [own] = imprints
    .filter((one) => isOf(entry, one))
    .toSorted((a, b) => Number(a.amount === undefined) - Number(b.amount === undefined) || away(a) - away(b));
  return own?.reference;
}

function isOf(entry: Omit<Entry, "status">, one: Imprinted): boolean {
  const isItsAmount = one.amount === undefined || one.amount === entry.amount;
  return isOfKind(entry, one) && isItsAmount && isWithinCall(entry.createdAt, one);
}
