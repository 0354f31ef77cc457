import type { RequestContext } from "~/context";
import { formatClock } from "~/format/date";
import type { Member } from "~/member/guard.server";

/** Makes the operator refresh every game's balance; null if that was done seconds ago and the member did not ask. */
export function refreshBalances(
  { key, operator }: Member,
  { refreshes }: RequestContext,
  isAsked: boolean,
  readAt?: number,
): Promise<number | null> | null {
  return refreshes.run(key, isAsked, () => operator.wallet.refreshSlots().then(() => undefined), readAt);
}

/** The clock time when every game's balance was last refreshed; undefined if nobody can tell. */
export async function refreshedAt(
  { key }: Member,
  { refreshes, brand }: RequestContext,
): Promise<string | undefined> {
  const at = await refreshes.lastAt(key);
  return at === undefined ? undefined : refreshedWords(at, { brand });
}

/** The clock time of a refresh of every game's balance. */
export function refreshedWords(at: number, { brand }: Pick<RequestContext, "brand">): string {
  return formatClock(at, brand.timeZone);
}
