import { request } from "undici";
import type { House } from "./house";

type Member = House["member"];

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
export async function makeMembers({ operatorUrl }: House): Promise<Members> {
  const control = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await request(`${operatorUrl}/sandbox${path}`, {
      method: body ? "POST" : "GET",
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${await answer.body.text()}`);
    return (await answer.body.json()) as Answer;
  };
  const { games } = await control<{ games: Game[] }>("/games");
  const open = games.filter(({ isPrivate }) => isPrivate === 0);
  const added = Array.from({ length: GAMES.many - open.length }, (_, index) => {
    const { category, logo, background } = open[index % open.length] ?? {};
    return { code: `MORE${index}`, name: `More ${index}`, category, logo, background };
  });
  for (const game of added) await control("/games", game);
  const codes = open.map(({ code }) => code);
  const member = async (listed: readonly string[], statements: number): Promise<Member> => {
    const balances = Object.fromEntries(listed.map((code, index) => [code, balanceOf(index)]));
    const made = await control<Member>("/members", { walletAmount: WALLET, games: balances, statements });
    const { username, password } = made;
    for (const code of codes.filter((code) => !listed.includes(code))) {
      await control(`/games/${code}`, { isListed: false, username });
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
