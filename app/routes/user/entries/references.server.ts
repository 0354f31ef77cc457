import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { referenceOfEntry } from "~/money/evidence/imprint-of";
import { createImprints } from "~/money/once/imprints.server";
import { referenceFrom } from "~/money/once/reference.server";
import { type Entry, factsOf } from "./history.server";
import { StoreUnavailable } from "~/store/store";

/**
 * What identifies an entry in addresses, since the operator gives it no id. Derived from what never changes about it, so
 * that it stays the same over time. Entries that are identical within a millisecond share it.
 */
export function ownReference(entry: Entry): string {
  return referenceFrom(factsOf(entry));
}

/**
 * The reference that members and support see: that of the operation that made the entry, as on its outcome and in the
 * log, or the entry's own. Best effort: without the store all have their own.
 */
export async function shownReferences(
  entries: readonly Entry[],
  { key }: Pick<Member, "key">,
  { store }: Pick<RequestContext, "store">,
): Promise<(entry: Entry) => string> {
  const times = entries.map(({ createdAt }) => createdAt);
  const imprints = await createImprints(store)
    .around(key, times)
    .catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return [];
      throw error;
    });
  return (entry) => {
    const { statementType: type, amount, createdAt, description } = entry;
    const made = referenceOfEntry({ type, amount, createdAt, source: description?.source }, imprints);
    return made ?? ownReference(entry);
  };
}
