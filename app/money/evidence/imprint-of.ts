import type { Imprint, Imprinted } from "~/money/once/imprints.server";
import type { Entry } from "~/money/once/record.server";
import { type Effect, isOfKind } from "./effect";
import { isWithinCall } from "./new-entries.server";

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
