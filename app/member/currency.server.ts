import { setImmediate as nextTurn } from "node:timers/promises";
import { type Currency, currencies, type NamedCurrency } from "schemas/names";
import type { RequestContext } from "~/context";
import { withTimeout } from "~/operator/with-timeout.server";
import type { Session } from "~/session/session.server";
import type { Profile, Wallet } from "./answers";

/** How long an answer is kept: what the operator names or changes later is heard after a day at most. */
const KEPT_MS = 24 * 3_600_000;
const NONE = "none";

/** The currency that a profile or wallet names, wherever in it; undefined if none. */
export function currencyIn(answer: Profile | Wallet): Currency | undefined {
  const inside = "wallet" in answer ? answer.wallet.currency : undefined;
  return inside ?? answer.profile.currency ?? answer.currency;
}

/** What the store keeps of a session's currency; null if it is not needed, unknown, or the store is away. */
export async function keptCurrency(
  { id, currency }: Pick<Session, "id" | "currency">,
  { store }: Pick<RequestContext, "store">,
): Promise<string | null> {
  return currency === undefined ? store.read(keyOf(id)).catch(() => null) : null;
}

interface Asker {
  wallet(): Promise<Wallet>;
  profile(): Promise<Profile>;
  session: Session;
  /** Of keptCurrency. */
  kept: Promise<string | null>;
  /** Whether the page reads the wallet for itself, and so waits for it anyway. */
  readsWallet(): boolean;
}

/**
 * The currency of a member's money: of the profile or wallet where the operator sends it, else the brand's
 * (operator-api.md, "Where an answer is unclear"). The profile is read at the sign-in, and again only if it did not come
 * then; the wallet is asked once a day in a session, because the money of many pages stands in no wallet. Until it can
 * be read, a brand whose operator says each member's own names none: kip must never stand over baht.
 */
export async function currencyOf(
  { session, kept, wallet, profile, readsWallet }: Asker,
  { brand, store }: Pick<RequestContext, "brand" | "store">,
): Promise<NamedCurrency> {
  if (session.currency !== undefined) return session.currency;
  const known = await kept;
  if (known !== null) return currencies.find((currency) => currency === known) ?? brand.currency;
  // By then all loaders of the page have begun to read what they need.
  await nextTurn();
  const isNamed = session.memberId !== undefined;
  const patienceMs = isNamed && readsWallet() ? brand.timeouts.generalMs : undefined;
  const answers: (Profile | Wallet | undefined)[] = await Promise.all([
    withTimeout<Profile | Wallet>(wallet(), patienceMs),
    ...(isNamed ? [] : [withTimeout(profile())]),
  ]);
  const [named] = answers.flatMap((answer) => (answer && currencyIn(answer)) ?? []);
  const isKnown = named !== undefined || !answers.includes(undefined);
  if (isKnown) await store.claim(keyOf(session.id), named ?? NONE, KEPT_MS).catch(() => null);
  const stopgap = brand.memberCurrency === "operator" ? "" : brand.currency;
  return named ?? (isKnown ? brand.currency : stopgap);
}

function keyOf(sessionId: string): string {
  return `currency:${sessionId}`;
}
