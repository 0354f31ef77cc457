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
  const inGame = satang(Math.round(amount * ftWalletSlot));
  return { code, name, category: categoryOf(slot.category), isActive, amount, inGame, logo, background };
}

/** Sport and casino stand together; a category beyond the three is shown with them (operator-api.md). */
function categoryOf(category: string): GameAccount["category"] {
  const known = category.toLowerCase();
  return known === "slot" || known === "lotto" ? known : "sport";
}
