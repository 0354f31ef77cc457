import { type Satang, satang } from "schemas/amount";
import type { Wallet } from "~/session/guard.server";

/** A game account as its card shows it. */
export interface GameAccount {
  code: string;
  name: string;
  category: "slot" | "sport" | "lotto";
  isActive: boolean;
  amount: Satang;
  /** The balance in the game's own units: times ftWalletSlot (specification, section 2, Home). */
  inGame: Satang;
  logo?: string;
  background?: string;
}

/** What home shows of a wallet. Total = main wallet + the games' raw amounts (section 6). */
export interface Balances {
  memberName: string;
  total: Satang;
  main: Satang;
  inGames: Satang;
  games: GameAccount[];
}

export function balancesOf(wallet: Wallet): Balances {
  const games = wallet.slots.map(gameAccountOf);
  const inGames = satang(games.reduce((sum, game) => sum + game.amount, 0));
  const main = wallet.wallet.amount;
  return { memberName: wallet.profile.name, main, inGames, total: satang(main + inGames), games };
}

function gameAccountOf(slot: Wallet["slots"][number]): GameAccount {
  const { code, name, isActive, amount, logo, background, ftWalletSlot = 1 } = slot;
  const inGame = inOwnUnits(amount, ftWalletSlot);
  return { code, name, category: categoryOf(slot.category), isActive, amount, inGame, logo, background };
}

/**
 * The one product of a float: fifteen digits are what it holds for certain, so `1.65 × 0.7` is not a hair below its
 * half. A multiplier beyond all reason leaves the amount as it is.
 */
function inOwnUnits(amount: Satang, multiplier: number): Satang {
  const product = Math.round(Number((amount * multiplier).toPrecision(15)));
  return Number.isSafeInteger(product) ? satang(product) : amount;
}

/** Sport and casino stand together; a category beyond the three is shown with them (operator-api.md). */
function categoryOf(category: string): GameAccount["category"] {
  const known = category.toLowerCase();
  return known === "slot" || known === "lotto" ? known : "sport";
}
