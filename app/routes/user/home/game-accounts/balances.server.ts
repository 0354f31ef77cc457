import { type Satang, satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import type { Wallet } from "~/member/answers";
import { type FundsFacts, fundsOf } from "../../balances/funds";
import { type PlayedIn, playedIn } from "./game-opening.server";

/** A game account for its card. */
export interface GameAccount {
  code: string;
  name: string;
  category: "slot" | "sport" | "lotto";
  isActive: boolean;
  playedIn: PlayedIn;
  amount: Satang;
  /** The balance in the game's own units: times ftWalletSlot (specification, section 2, Home). */
  inGame: Satang;
  logo?: string;
  background?: string;
}

/** What home shows of a wallet. */
export interface Balances extends FundsFacts {
  memberName: string;
  games: GameAccount[];
  /** Some games are missing because they cannot be read. */
  someHidden: boolean;
}

/** `picture` decides which of the operator's pictures a page may show. */
type GameContext = Pick<RequestContext, "picture" | "brand" | "extraGameHosts">;

export function balancesOf(wallet: Wallet, context: GameContext): Balances {
  const games = wallet.slots.map((slot) => gameAccountOf(slot, context));
  return {
    memberName: wallet.profile.name,
    ...fundsOf(wallet),
    games,
    someHidden: wallet.omitted.length > 0,
  };
}

export function gameAccountOf(slot: Wallet["slots"][number], context: GameContext): GameAccount {
  const { code, name, isActive, amount, logo, background, ftWalletSlot = 1 } = slot;
  const inGame = inOwnUnits(amount, ftWalletSlot);
  const pictures = { logo: context.picture(logo), background: context.picture(background) };
  const shown = { category: categoryOf(slot.category), playedIn: playedIn(slot, context), ...pictures };
  return { code, name, isActive, amount, inGame, ...shown };
}

/**
 * The only multiplication of money by a fraction. Rounding to fifteen digits first, which a double holds exactly, keeps
 * `165 × 0.7` at 115.5, which rounds up, from becoming 115.4999…. An absurdly large multiplier leaves the amount as it is.
 */
function inOwnUnits(amount: Satang, multiplier: number): Satang {
  if (multiplier === 1) return amount;
  const product = Math.round(Number((amount * multiplier).toPrecision(15)));
  return Number.isSafeInteger(product) ? satang(product) : amount;
}

/** Sport and casino are one category; any unknown category is shown with them (operator-api.md). */
function categoryOf(category: string): GameAccount["category"] {
  const known = category.toLowerCase();
  return known === "slot" || known === "lotto" ? known : "sport";
}
