import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { keepStart, type Start } from "../reality.server";
import { refreshBalances, refreshedWords } from "../refresh.server";
import { type Balances, balancesOf } from "./balances";
import { type SentBalances, sentBalances } from "./sent-games";

/**
 * The balances after a refresh, or where the page must lead because the operator has ended the session or the service.
 */
type Fresh = { balances: SentBalances; updatedAt?: string } | { leavesTo: string } | null;

/** What the store keeps (kept.server.ts). */
interface KeptFigures {
  lastAt: number | undefined;
  start: Start | null;
}

/**
 * Null if there was a refresh seconds ago, or another replica has begun one. A failure is only logged (section 8), and is
 * null as well.
 */
export function freshBalances(
  member: Member,
  shown: Balances,
  kept: KeptFigures,
  context: RequestContext,
): Promise<Fresh> | null {
  const running = refreshBalances(member, context, false, kept.lastAt);
  if (running === null) {
    // Where they were read again seconds ago, the total shown is this sign-in's starting amount.
    if (context.refreshes.isRecent(kept.lastAt)) keepStartOf(shown, member, kept, context);
    return null;
  }
  return running
    .then(async (at) => {
      if (at === null) return null;
      const balances = balancesOf(await member.operator.wallet.get(), context);
      keepStartOf(balances, member, kept, context);
      return { balances: sentBalances(balances), updatedAt: refreshedWords(at, context) };
    })
    .catch(leavesTo);
}

/** A total without the games that cannot be read is no starting amount. */
function keepStartOf(
  { someHidden, total }: Balances,
  member: Member,
  { start }: KeptFigures,
  context: RequestContext,
): void {
  if (!someHidden && start === null) void keepStart(member, total, context);
}

/** A redirect cannot be sent once the page streams, so the page itself has to follow it. */
function leavesTo(error: unknown): { leavesTo: string } | null {
  const place = error instanceof Response ? error.headers.get("location") : null;
  return place === null ? null : { leavesTo: place };
}
