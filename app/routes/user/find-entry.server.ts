import { ownReference } from "~/routes/user/references.server";
import { type Entry, type List, readHistory } from "~/routes/user/statement-history.server";

/**
 * The entry with this reference of its own. Searches first the page where it was when the URL was made and the next
 * one, in case newer entries have moved it, then the history as far back as allowed.
 */
export async function findEntry(
  list: List,
  reference: string,
  { page, limit }: { page: number; limit: number },
): Promise<Entry | undefined> {
  const isWanted = (entry: Entry) => ownReference(entry) === reference;
  for (const near of [page, page + 1]) {
    const { statements } = await list({ page: near, limit });
    const found = statements.find(isWanted);
    if (found) return found;
    if (statements.length === 0) break;
  }
  for await (const entries of readHistory(list).pages) {
    const found = entries.find(isWanted);
    if (found) return found;
  }
  return undefined;
}
