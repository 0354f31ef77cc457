import type { RequestContext } from "~/context";
import { formatClock } from "~/format/date";
import type { Member } from "~/member/guard.server";

/** Makes the operator refresh every game's balance; null if that was done seconds ago and the member did not ask. */
export function refreshBalances(
  { key, operator }: Member,
  { refreshes }: RequestContext,
  isAsked: boolean,
  lastAt?: number,
): Promise<number | null> | null {
  return refreshes.run(key, isAsked, () => operator.wallet.refreshSlots().then(() => undefined), lastAt);
}

/** The clock time of a refresh of every game's balance; undefined if nobody can tell. */
export function refreshedWords(
  at: number | undefined,
  { brand }: Pick<RequestContext, "brand">,
): string | undefined {
  return at === undefined ? undefined : formatClock(at, brand.timeZone);
}
