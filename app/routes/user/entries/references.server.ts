import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { referenceOfEntry } from "~/money/kinds/evidence/expected-effect";
import { createEntryReferences } from "~/money/once/entry-references.server";
import { referenceFrom } from "~/money/once/reference.server";
import { StoreUnavailable } from "~/store/store";
import { identityOf, type ListStatement, readHistory, type StatementEntry } from "./history.server";

/**
 * What identifies an entry in addresses, since the operator gives it no id. Derived from what never changes about it, so
 * that it stays the same over time. Entries that are identical within a millisecond share it.
 */
export function ownReference(entry: StatementEntry): string {
  return referenceFrom(identityOf(entry));
}

/**
 * The reference that members and support see: that of the operation that made the entry, as on its outcome and in the
 * log, or the entry's own. Best effort: without the store all have their own.
 */
export async function shownReferences(
  entries: readonly StatementEntry[],
  { key }: Pick<Member, "key">,
  { store }: Pick<RequestContext, "store">,
): Promise<(entry: StatementEntry) => string> {
  const times = entries.map(({ createdAt }) => createdAt);
  const references = await createEntryReferences(store)
    .around(key, times)
    .catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return [];
      throw error;
    });
  return (entry) => {
    const { statementType: type, amount, createdAt, description } = entry;
    const made = referenceOfEntry({ type, amount, createdAt, source: description?.source }, references);
    return made ?? ownReference(entry);
  };
}

/** An entry with its neighbours in time, as far as they were read with it. */
export interface FoundEntry {
  entry: StatementEntry;
  newer?: StatementEntry;
  older?: StatementEntry;
}

/**
 * The entry with this reference of its own. Searches first the page where it was when the URL was made and the next
 * one, in case newer entries have moved it, then the history as far back as allowed.
 */
export async function findEntry(
  list: ListStatement,
  reference: string,
  { page, limit }: { page: number; limit: number },
): Promise<FoundEntry | undefined> {
  for (const near of [page, page + 1]) {
    const { statements } = await list({ page: near, limit });
    const found = foundIn(statements, reference);
    if (found) return found;
    if (statements.length === 0) break;
  }
  for await (const entries of readHistory(list).pages) {
    const found = foundIn(entries, reference);
    if (found) return found;
  }
  return undefined;
}

/** Entries that share a reference share a page, so the older neighbour is the next one with another reference. */
function foundIn(entries: readonly StatementEntry[], reference: string): FoundEntry | undefined {
  const references = entries.map(ownReference);
  const at = references.indexOf(reference);
  const entry = entries[at];
  if (!entry) return undefined;
  const after = references.findIndex((other, index) => index > at && other !== reference);
  return { entry, newer: entries[at - 1], older: after < 0 ? undefined : entries[after] };
}
