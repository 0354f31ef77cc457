import { type Satang, satang } from "schemas/amount";
import { readStatus } from "schemas/entry-status";
import type { RequestContext } from "~/context";
import { readCookie } from "~/cookies/cookie.server";
import { formatTime } from "~/format/date";
import type { Wallet } from "~/member/answers";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";
import { fundsOf } from "../balances/funds";
import { refreshBalances } from "../balances/refresh.server";
import { readHistory, type StatementEntry } from "../entries/history.server";
import type { SaferPlayFacts } from "./safer-play";

/** When the last check was shown in this browser, in ms. Unsigned, because changing it affects only oneself. */
export const REALITY_COOKIE = "reality";

const MINUTE_MS = 60_000;
/** The longest life of a session (session.server.ts). */
const LIFE_MS = 30 * 24 * 60 * MINUTE_MS;
/** Refreshing balances takes the operator seconds; after this time the last known ones are used. */
const REFRESH_MS = 10_000;
/** How long other tabs wait if a tab claims the check and is closed before showing it. */
export const ASKED_MS = 60_000;

type SignedIn = Pick<Member, "session">;

/** The time until the next reality check in ms; null if the brand has none. */
export function realityDueIn(
  request: Request,
  { session }: SignedIn,
  { brand }: Pick<RequestContext, "brand">,
  now: number = Date.now(),
): number | null {
  if (!brand.features.realityCheck) return null;
  const last = lastShown(request, session, now);
  return Math.max(0, last + brand.saferPlay.reminderMinutes * MINUTE_MS - now);
}

/** Before the first check, counts from the sign-in. */
function lastShown(request: Request, session: Member["session"], now: number): number {
  const shownAt = Number(readCookie(request, REALITY_COOKIE) ?? 0);
  const hasCounted = shownAt > session.signedInAt && shownAt <= now;
  return hasCounted ? shownAt : session.signedInAt;
}

/** Whether this tab is the first to claim the due check, because two may ask at the same time. */
export async function isFirstToAsk(
  request: Request,
  { session }: SignedIn,
  { store }: Pick<RequestContext, "store">,
  now: number,
): Promise<boolean> {
  const due = `reality-asked:${session.id}:${lastShown(request, session, now)}`;
  return (await store.claim(due, String(now), ASKED_MS).catch(() => null)) === null;
}

/** Stores the member's total when this sign-in's balances were first read completely; later calls change nothing. */
export async function keepStart(
  { session }: SignedIn,
  total: Satang,
  { brand, store }: Pick<RequestContext, "brand" | "store">,
  now: number = Date.now(),
): Promise<void> {
  if (!brand.features.realityCheck) return;
  // Without the store the check can show only the time.
  await store.claim(startKey(session.id), `${now} ${total}`, LIFE_MS).catch(() => null);
}

/** What a reality check says, ready to be shown. */
export interface RealityFacts {
  /** Since signing in. */
  minutes: number;
  /** `DD/MM/YYYY HH:mm`: the start of the period. */
  since: string;
  /** Null if it is unknown. */
  net: Satang | null;
  everyMinutes: number;
  saferPlay: SaferPlayFacts;
}

/** The facts of a reality check: the time signed in, and the change in money apart from deposits and withdrawals. */
export async function realityFacts(
  member: Member,
  context: RequestContext,
  now: number = Date.now(),
): Promise<RealityFacts> {
  const { brand } = context;
  const start = await readStart(member.session.id, context);
  const net = start && (await withTimeout(changeSince(member, start), REFRESH_MS));
  return {
    minutes: minutesSignedIn(member.session, now),
    since: formatTime(start?.at ?? member.session.signedInAt, brand.timeZone).slice(0, -":00".length),
    net: net ?? null,
    everyMinutes: brand.saferPlay.reminderMinutes,
    saferPlay: saferPlayOf(context),
  };
}

/** Whole minutes since `signedInAt` in ms. */
export function minutesSignedIn({ signedInAt }: { signedInAt: number }, now: number = Date.now()): number {
  return Math.floor((now - signedInAt) / MINUTE_MS);
}

/** When a sign-in's balances were first read completely, in ms, and their total. */
export interface Start {
  at: number;
  total: Satang;
}

/** Null if it is not kept, or the store fails, or the brand has no reality checks. */
export async function readStart(
  sessionId: string,
  { brand, store }: Pick<RequestContext, "brand" | "store">,
): Promise<Start | null> {
  if (!brand.features.realityCheck) return null;
  const kept = await store.read(startKey(sessionId)).catch(() => null);
  const [at = Number.NaN, total = Number.NaN] = kept?.split(" ").map(Number) ?? [];
  return Number.isSafeInteger(at) && Number.isSafeInteger(total) ? { at, total: satang(total) } : null;
}

/**
 * Undefined if the sign-in is further back than the history may be read, if a game or an entry cannot be read, or if the
 * sum is beyond any amount of money.
 */
async function changeSince({ operator }: Member, { at, total }: Start): Promise<Satang | undefined> {
  const wallet: Wallet = await operator.wallet.get();
  const { pages, reach } = readHistory(operator.statement.list, at);
  let fromOutside = 0;
  for await (const entries of pages) {
    const since = entries.filter(({ createdAt }) => createdAt >= at);
    fromOutside += netDeposits(since);
  }
  const change = fundsOf(wallet).total - total - fromOutside;
  const isWhole = reach.end !== "limit" && reach.hidden + wallet.omitted.length === 0;
  return isWhole && Number.isSafeInteger(change) ? satang(change) : undefined;
}

/**
 * Satang that came in from outside minus satang paid out, not necessarily a safe integer. A withdrawal leaves the
 * wallet before it is done.
 */
export function netDeposits(
  entries: readonly Pick<StatementEntry, "statementType" | "status" | "amount">[],
): number {
  return entries.reduce((sum, { statementType, status, amount }) => {
    const type = statementType.toLowerCase();
    if (type === "deposit" && readStatus(status) === "success") return sum + amount;
    return type === "withdraw" && readStatus(status) !== "failed" ? sum - amount : sum;
  }, 0);
}

/** Refreshes every game's balance, like home; balances that fail or are slow keep their last value. */
export async function refreshForReality(member: Member, context: RequestContext): Promise<void> {
  const running = refreshBalances(member, context, true);
  if (running) await withTimeout(running, REFRESH_MS);
}

function startKey(sessionId: string): string {
  return `reality:${sessionId}`;
}

/** The brand's help links and minimum age. */
export function saferPlayOf({ brand, locale }: Pick<RequestContext, "brand" | "locale">): SaferPlayFacts {
  const { helpLinks, ageConfirmation, minimumAge } = brand.saferPlay;
  return {
    minimumAge: ageConfirmation ? minimumAge : undefined,
    helpLinks: helpLinks.map(({ label, href }) => ({ label: label[locale], href })),
  };
}
