import { type Satang, satang } from "schemas/amount";
import type { FundsFacts } from "../funds";
import type { ShelfGame } from "./sent-games";

/** What home shows in the place of what it has loaded, while money is brought back from games. */
export interface BroughtBack {
  funds: FundsFacts;
  /** What has arrived, by the code of its game. */
  arrived: ReadonlyMap<string, Satang>;
}

/**
 * The games after that. Only a card that shows just what has arrived has nothing left: any other figure was read at
 * another time, so what is in the game is not known before it is read again.
 */
export function withoutArrived(
  games: readonly ShelfGame[],
  arrived: BroughtBack["arrived"] = new Map(),
): readonly ShelfGame[] {
  const none = { amount: satang(0), inGame: satang(0) };
  return games.map((game) => (arrived.get(game.code) === game.amount ? { ...game, ...none } : game));
}
