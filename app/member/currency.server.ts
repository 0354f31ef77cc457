import { setImmediate as nextTurn } from "node:timers/promises";
import { type Currency, currencies, type NamedCurrency } from "schemas/names";
import type { RequestContext } from "~/context";
import { withTimeout } from "~/operator/with-timeout.server";
import type { Session } from "~/session/session.server";
import type { Profile, Wallet } from "./answers";

/** How long a currency is kept; a change shows after a day at most. */
const KEPT_MS = 24 * 3_600_000;
const NONE = "none";

/** The currency that a profile or wallet names; undefined if none. */
export function currencyIn(answer: Profile | Wallet): Currency | undefined {
  const inside = "wallet" in answer ? answer.wallet.currency : undefined;
  return inside ?? answer.profile.currency ?? answer.currency;
}

/** The session's currency as it is in the store; null if the session itself knows it, or the store does not. */
export async function storedCurrency(
  { id, currency }: Pick<Session, "id" | "currency">,
  { store }: Pick<RequestContext, "store">,
): Promise<string | null> {
  return currency === undefined ? store.read(keyOf(id)).catch(() => null) : null;
}

interface CurrencySources {
  wallet(): Promise<Wallet>;
  profile(): Promise<Profile>;
  session: Session;
  /** From `storedCurrency`. */
  stored: Promise<string | null>;
  /** Whether the page reads the wallet for itself, and so waits for it anyway. */
  readsWallet(): boolean;
}

/**
 * The currency of a member's money: the one that the profile or wallet names, otherwise the brand's (operator-api.md,
 * "Where an answer is unclear"). The profile is read at sign-in, and again only if that failed; the wallet is asked
 * once a day in a session, because many pages show money without reading it. Empty until it is known, for a brand whose
 * members have different currencies: amounts in baht must never be labelled kip (docs/decisions/a-members-currency.md).
 */
export async function currencyOf(
  { session, stored, wallet, profile, readsWallet }: CurrencySources,
  { brand, store }: Pick<RequestContext, "brand" | "store">,
): Promise<NamedCurrency> {
  if (session.currency !== undefined) return session.currency;
  const known = await stored;
  if (known !== null) return currencies.find((currency) => currency === known) ?? brand.currency;
  // By then all loaders of the page have started their own reads.
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

/** The name of the member's currency in a sentence, as บาท; empty while the currency is not known. */
export async function currencyName(
  member: { currency(): Promise<NamedCurrency> },
  { texts, locale }: Pick<RequestContext, "texts" | "locale">,
): Promise<string> {
  const currency = await member.currency();
  return currency && texts.t(locale)(`public:currency.${currency}`);
}

function keyOf(sessionId: string): string {
  return `currency:${sessionId}`;
}
