import { type Satang, satang } from "schemas/amount";
import { readStatus } from "schemas/entry-status";
import { type Entry, type List, readHistory } from "~/routes/user/statement-history.server";

/** What the statement tells of a held bonus. */
export interface Binding {
  amount: Satang;
  /** When it was received, in ms since the epoch. */
  since: number;
  /** What has gone from the main wallet into games since; absent if the entries do not tell. */
  moved?: { amount: Satang; times: number };
}

/** The most pages of the statement that are read for it. */
const MOST_PAGES = 3;

/** The source of the entry that each type of bonus leaves. Refunds and coupons are also paid without binding anything. */
const sources: Record<string, string> = {
  limit: "bonus",
  day: "bonus",
  week: "bonus",
  promotion: "promotion",
};

/**
 * Looks for the entry of the bonus that is held, by its type. Null if it is not among the newest entries, or if another
 * entry might be the one: nothing is shown then, rather than a guess. `games`: their names and codes, which tell a
 * transfer into a game from one out of it.
 */
export async function readBinding(
  list: List,
  type: string | undefined,
  games: ReadonlySet<string>,
): Promise<Binding | null> {
  const source = type === undefined ? undefined : sources[type];
  if (source === undefined) return null;
  const { pages, reach } = readHistory(list);
  const moves: (Satang | undefined)[] = [];
  let page = 0;
  for await (const entries of pages) {
    for (const entry of entries.filter(({ status }) => readStatus(status) === "success")) {
      const kind = entry.statementType.toLowerCase();
      if (kind === "finish_bonus") return null;
      if (kind === "bonus") {
        const own = entry.description?.source?.toLowerCase();
        if (own === undefined) return null;
        if (own === source) return bindingOf(entry, reach.hidden > 0 ? [undefined] : moves);
      }
      if (kind === "transfer") moves.push(intoGame(entry, games));
    }
    if (++page === MOST_PAGES) return null;
  }
  return null;
}

function bindingOf({ amount, createdAt }: Entry, moves: readonly (Satang | undefined)[]): Binding {
  const known = moves.filter((move) => move !== undefined);
  if (known.length < moves.length) return { amount, since: createdAt };
  const into = known.filter((move) => move > 0);
  const sum = into.reduce<number>((one, other) => one + other, 0);
  return { amount, since: createdAt, moved: { amount: satang(sum), times: into.length } };
}

/** What a transfer brought into a game from the main wallet: 0 for one out of a game; undefined if its names do not tell. */
function intoGame({ from, to, amount }: Entry, games: ReadonlySet<string>): Satang | undefined {
  if (from === undefined || to === undefined) return undefined;
  if (games.has(from)) return satang(0);
  return games.has(to) ? amount : undefined;
}
