import { satang } from "schemas/amount";
import type { Balances, GameAccount } from "./balances.server";

/** What a game's card shows. */
export type ShelfGame = Pick<
  GameAccount,
  "code" | "name" | "category" | "amount" | "inGame" | "logo" | "background"
> & { label: "viewData" | "openAccount" };

/** Balances as home sends them: the games as one text, which `shelfGames` reads. */
export interface SentBalances extends Omit<Balances, "games"> {
  games: string;
}

const FIELD = "\t";
const ROW = "\n";

const escaped = (text: string) => text.replace(/[%\t\n]/g, encodeURIComponent);
const unescaped = (text: string) => text.replace(/%(?:25|09|0A)/g, decodeURIComponent);

/**
 * Writes each game as one line of tab-separated fields, which is a third of what objects would add to the document: Remix
 * numbers each value of an object, and numbers do not compress. A field is empty for 0, for what is absent, for an
 * `inGame` that equals the amount, and for the usual label.
 */
export function sentBalances({ games, ...funds }: Balances): SentBalances {
  const row = ({ code, name, category, amount, inGame, isActive, ...pictures }: GameAccount) => {
    const label: ShelfGame["label"] | "" = isActive ? "" : "openAccount";
    const figures = [amount || "", inGame === amount ? "" : inGame];
    return [code, pictures.background ?? "", pictures.logo ?? "", name, ...figures, category, label]
      .map((field) => escaped(String(field)))
      .join(FIELD);
  };
  return { ...funds, games: games.map(row).join(ROW) };
}

/** Reads the games of `SentBalances`. */
export function shelfGames(text: string): ShelfGame[] {
  if (text === "") return [];
  return text.split(ROW).map((row) => {
    const [code = "", background, logo, name = "", amount, inGame, category, label] = row
      .split(FIELD)
      .map(unescaped);
    return {
      code,
      name,
      background: background || undefined,
      logo: logo || undefined,
      amount: satang(Number(amount)),
      inGame: satang(Number(inGame || amount)),
      category: category as ShelfGame["category"],
      label: (label || "viewData") as ShelfGame["label"],
    };
  });
}
