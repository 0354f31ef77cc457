import { type Currency, currencies, type NamedCurrency } from "schemas/names";
import type { RequestContext } from "~/context";
import { withTimeout } from "~/operator/with-timeout.server";
import type { Session } from "~/session/session.server";
import type { Profile, Wallet } from "./answers";

/**
 * How long an answer is kept, in the store and then by each process: what the operator names or changes later is heard
 * after a day at most.
 */
const KEPT_MS = 12 * 3_600_000;
const NONE = "none";

/** The currency that a profile or wallet names, wherever in it; undefined if none. */
export function currencyIn(answer: Profile | Wallet): Currency | undefined {
  const inside = "wallet" in answer ? answer.wallet.currency : undefined;
  return inside ?? answer.profile.currency ?? answer.currency;
}

interface Asker {
  wallet(): Promise<Wallet>;
  profile(): Promise<Profile>;
  session: Session;
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
  { session, wallet, profile, readsWallet }: Asker,
  { brand, store, recentReads }: Pick<RequestContext, "brand" | "store" | "recentReads">,
): Promise<NamedCurrency> {
  if (session.currency !== undefined) return session.currency;
  const key = `currency:${session.id}`;
  const kept = await recentReads.get({
    owner: session.id,
    name: "currency",
    read: () => store.read(key).catch(() => null),
    keeps: (stored) => stored !== null,
    freshMs: KEPT_MS,
  });
  if (kept !== null) return currencies.find((currency) => currency === kept) ?? brand.currency;
  const isNamed = session.memberId !== undefined;
  const patienceMs = isNamed && readsWallet() ? brand.timeouts.generalMs : undefined;
  const answers: (Profile | Wallet | undefined)[] = await Promise.all([
    withTimeout<Profile | Wallet>(wallet(), patienceMs),
    ...(isNamed ? [] : [withTimeout(profile())]),
  ]);
  const [named] = answers.flatMap((answer) => (answer && currencyIn(answer)) ?? []);
  const isKnown = named !== undefined || !answers.includes(undefined);
  if (isKnown) await store.claim(key, named ?? NONE, KEPT_MS).catch(() => null);
  const stopgap = brand.memberCurrency === "operator" ? "" : brand.currency;
  return named ?? (isKnown ? brand.currency : stopgap);
}
