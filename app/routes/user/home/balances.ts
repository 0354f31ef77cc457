import { type Satang, satang } from "schemas/amount";
import type { RequestContext } from "~/context";
import type { Wallet } from "~/member/answers";
import { type FundsFacts, fundsOf } from "../funds";
import { type PlayedIn, playedIn } from "./game-opening";

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
  /** Games are omitted because they cannot be read. */
  someHidden: boolean;
}

/** `picture` decides which of the operator's pictures a page may show. */
type Facts = Pick<RequestContext, "picture" | "brand" | "extraGameHosts">;

export function balancesOf(wallet: Wallet, facts: Facts): Balances {
  const games = wallet.slots.map((slot) => gameAccountOf(slot, facts));
  return {
    memberName: wallet.profile.name,
    ...fundsOf(wallet),
    games,
    someHidden: wallet.omitted.length > 0,
  };
}

export function gameAccountOf(slot: Wallet["slots"][number], facts: Facts): GameAccount {
  const { code, name, isActive, amount, logo, background, ftWalletSlot = 1 } = slot;
  const inGame = inOwnUnits(amount, ftWalletSlot);
  const pictures = { logo: facts.picture(logo), background: facts.picture(background) };
  const shown = { category: categoryOf(slot.category), playedIn: playedIn(slot, facts), ...pictures };
  return { code, name, isActive, amount, inGame, ...shown };
}

/**
 * The only float multiplication. Rounding to fifteen digits, which a double holds exactly, keeps `1.65 × 0.7` from
 * falling just below its half. An absurdly large multiplier leaves the amount unchanged.
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
