import { ControlClient } from "../sandbox/client/control-client";
import type { Site } from "./site";

type Member = Site["member"];

const WALLET = 1_234.5;

/** How many games the shorter home shows, and the longer one. */
export const GAMES = { few: 14, many: 60 } as const;

export interface Members {
  /** With `GAMES.few` games and 100 rows of statement. */
  few: Member;
  /** What `few` has in all, as a page shows it. */
  total: string;
  /** With `GAMES.many` games. */
  manyGames: Member;
  /** With `GAMES.few` games and 10,000 rows of statement. */
  manyRows: Member;
}

const balanceOf = (index: number) => 10 + index;

interface Game {
  code: string;
  category: string;
  isPrivate: number;
  logo: string | null;
  background: string | null;
}

/** Makes them at the sandbox. Games come in the catalogue's order; beyond it they borrow its pictures. */
export async function makeMembers({ operatorUrl }: Site): Promise<Members> {
  const sandbox = new ControlClient(operatorUrl);
  const { games } = await sandbox.control<{ games: Game[] }>("GET", "/games");
  const open = games.filter(({ isPrivate }) => isPrivate === 0);
  const added = Array.from({ length: GAMES.many - open.length }, (_, index) => {
    const { category, logo, background } = open[index % open.length] ?? {};
    return { code: `MORE${index}`, name: `More ${index}`, category, logo, background };
  });
  for (const game of added) await sandbox.post("/games", game);
  const codes = open.map(({ code }) => code);
  const member = async (listed: readonly string[], statements: number): Promise<Member> => {
    const balances = Object.fromEntries(listed.map((code, index) => [code, balanceOf(index)]));
    const settings = { walletAmount: WALLET, games: balances, statements };
    const { username, password } = await sandbox.make(settings);
    for (const code of codes.filter((code) => !listed.includes(code))) {
      await sandbox.post(`/games/${code}`, { isListed: false, username });
    }
    return { username, password };
  };
  const few = codes.slice(0, GAMES.few);
  const sum = few.reduce((before, _, index) => before + balanceOf(index), 0);
  return {
    few: await member(few, 100),
    total: (WALLET + sum).toLocaleString("en", { minimumFractionDigits: 2 }),
    manyGames: await member([...codes, ...added.map(({ code }) => code)], 100),
    manyRows: await member(few, 10_000),
  };
}
