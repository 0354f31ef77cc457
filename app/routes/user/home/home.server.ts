import type { RequestContext } from "~/context";
import type { Wallet } from "~/member/answers";
import { type Member, requireMember } from "~/member/guard.server";
import type { IntentRecord } from "~/money/once/record.server";
import { recentRecordsOrNull } from "~/money/outcome/recent-records.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { refreshBalances, refreshedWords } from "../balances/refresh.server";
import { keepFlag, readFlag, refundFlag, wheelFlag } from "../flags.server";
import { keepStart, readStart, type Start } from "../safer-play/safer-play.server";
import { type Balances, balancesOf } from "./game-accounts/balances.server";
import { type SentBalances, sentBalances } from "./game-accounts/sent-games";
import type { TileFacts } from "./home-tiles";

/** Home itself; home behind the deposit screen, where pending money is still polled; or home behind any other dialog. */
export type HomeView = "home" | "deposit" | "dialog";

/** What the store holds of a member that home shows. What the view or the brand does not show is not read. */
export interface StoredForHome {
  /** When every game's balance was last refreshed, in ms since the epoch. */
  lastAt: Promise<number | undefined>;
  /** The latest operations; null if the store cannot tell. */
  records: Promise<IntentRecord[] | null>;
  /** Whether there may be a refund to receive, and whether the wheel is on; undefined if the operator is to be asked. */
  mayHaveRefund: Promise<boolean | undefined>;
  isWheelOn: Promise<boolean | undefined>;
  /** The total with which this sign-in began. */
  start: Promise<Start | null>;
}

/**
 * The member (requireMember) and what the store holds for home. Both are read in the same turn, for the member whom the
 * cookie names, so that the store answers them with one command.
 */
export async function memberAndStored(
  request: Request,
  view: HomeView,
  context: RequestContext,
): Promise<{ member: Member; stored: StoredForHome }> {
  const isHome = view === "home";
  const { refund, spin } = context.brand.features;
  const storedFor = (key: string, sessionId: string): StoredForHome => ({
    lastAt: context.refreshes.lastAt(key),
    records: view === "dialog" ? Promise.resolve([]) : recentRecordsOrNull(key, context),
    mayHaveRefund: isHome && refund ? readFlag(refundFlag, key, context) : Promise.resolve(undefined),
    isWheelOn: spin ? readFlag(wheelFlag, key, context) : Promise.resolve(undefined),
    start: isHome ? readStart(sessionId, context) : Promise.resolve(null),
  });
  const holder = await context.sessions.holderOf(request);
  // A new session has no member key until the operator has returned the member's id, in requireMember.
  const early = holder?.memberKey === undefined ? undefined : storedFor(holder.memberKey, holder.id);
  const member = await requireMember(request, context);
  return { member, stored: early ?? storedFor(member.key, member.session.id) };
}

/**
 * The balances after a refresh, or where the page must lead because the operator has ended the session or the service.
 */
type FreshBalances = { balances: SentBalances; updatedAt?: string } | { leavesTo: string } | null;

/** Of `StoredForHome`, once it has been read. */
interface LastRefresh {
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
  last: LastRefresh,
  context: RequestContext,
): Promise<FreshBalances> | null {
  const running = refreshBalances(member, context, false, last.lastAt);
  if (running === null) {
    // The games were refreshed seconds ago, so the total shown is up to date and may be this sign-in's starting amount.
    if (context.refreshes.isRecent(last.lastAt)) keepStartOf(shown, member, last, context);
    return null;
  }
  return running
    .then(async (at) => {
      if (at === null) return null;
      const balances = balancesOf(await member.operator.wallet.get(), context);
      keepStartOf(balances, member, last, context);
      return { balances: sentBalances(balances), updatedAt: refreshedWords(at, context) };
    })
    .catch(leavesTo);
}

/** Not if some games cannot be read: their money is missing in the total. */
function keepStartOf(
  { someHidden, total }: Balances,
  member: Member,
  { start }: LastRefresh,
  context: RequestContext,
): void {
  if (!someHidden && start === null) void keepStart(member, total, context);
}

/**
 * Where a thrown redirect leads; null for other errors. A streaming page cannot be redirected, so it follows by itself.
 */
function leavesTo(error: unknown): { leavesTo: string } | null {
  const location = error instanceof Response ? error.headers.get("location") : null;
  return location === null ? null : { leavesTo: location };
}

/** Whether the wheel is on. A look-up that fails or is slow counts as off. */
export async function isWheelActive(
  { key, operator }: Member,
  stored: Pick<StoredForHome, "isWheelOn">,
  context: RequestContext,
): Promise<boolean> {
  if (!context.brand.features.spin) return false;
  const known = await stored.isWheelOn;
  if (known !== undefined) return known;
  const asked = operator.spinwheel.active().then(({ isActive }) => {
    keepFlag(wheelFlag, key, isActive, context);
    return isActive;
  });
  return (await withTimeout(asked)) === true;
}

export function tilesOf(wallet: Wallet | null, hasWheel: boolean, { brand }: RequestContext): TileFacts {
  const { invite, refund } = brand.features;
  return { coins: hasWheel ? (wallet?.profile.coin ?? 0) : null, invite, refund };
}
