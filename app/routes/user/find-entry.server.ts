import { ownReference } from "./references.server";
import { type Entry, type List, readHistory } from "./history.server";

/** An entry with its neighbours in time, as far as they were read with it. */
export interface FoundEntry {
  entry: Entry;
  newer?: Entry;
  older?: Entry;
}

/**
 * The entry with this reference of its own. Searches first the page where it was when the URL was made and the next
 * one, in case newer entries have moved it, then the history as far back as allowed.
 */
export async function findEntry(
  list: List,
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

/** Neighbours that share its reference are the same page as it, so the next other ones are given. */
function foundIn(entries: readonly Entry[], reference: string): FoundEntry | undefined {
  const references = entries.map(ownReference);
  const at = references.indexOf(reference);
  const entry = entries[at];
  if (!entry) return undefined;
  const after = references.findIndex((other, index) => index > at && other !== reference);
  return { entry, newer: entries[at - 1], older: after < 0 ? undefined : entries[after] };
}
