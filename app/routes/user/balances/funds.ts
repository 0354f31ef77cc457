import { type Satang, satang } from "schemas/amount";
import type { Wallet } from "~/member/answers";

/** A member's money. Total = main wallet + the games' raw amounts (specification, section 6). */
export interface FundsFacts {
  main: Satang;
  inGames: Satang;
  total: Satang;
}

export function fundsOf({ wallet, slots }: Pick<Wallet, "wallet" | "slots">): FundsFacts {
  const inGames = satang(slots.reduce((sum, { amount }) => sum + amount, 0));
  return { main: wallet.amount, inGames, total: satang(wallet.amount + inGames) };
}
