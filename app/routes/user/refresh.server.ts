import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";

/** Makes the operator refresh every game's balance; null if that was done seconds ago and the member did not ask. */
export function refreshBalances(
  { key, operator }: Member,
  { refreshes }: RequestContext,
  isAsked: boolean,
): Promise<void> | null {
  return refreshes.run(key, isAsked, () => operator.wallet.refreshSlots().then(() => undefined));
}
