import { type Satang, satang } from "schemas/amount";
import { readStatus } from "schemas/entry-status";
import { entryOfHeld } from "~/routes/user/held-entry";
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

/**
 * The entry of the bonus that is held, and what went into games since. Null if the newest entries do not tell which it
 * is. `games`: their names and codes, which tell a transfer into a game from one out of it.
 */
export async function readBinding(
  list: List,
  held: { type: string | undefined; receivedAt?: number },
  games: ReadonlySet<string>,
): Promise<Binding | null> {
  const { pages, reach } = readHistory(list);
  const entries: Entry[] = [];
  let page = 0;
  for await (const fresh of pages) {
    entries.push(...fresh);
    if (++page === MOST_PAGES) break;
  }
  const own = entryOfHeld(entries, { ...held, isAll: reach.end === "whole" && reach.hidden === 0 });
  if (!own) return null;
  const moves = entries
    .slice(0, entries.indexOf(own))
    .filter(({ statementType, status }) => {
      return statementType.toLowerCase() === "transfer" && readStatus(status) === "success";
    })
    .map((entry) => intoGame(entry, games));
  return bindingOf(own, reach.hidden > 0 ? [undefined] : moves);
}

function bindingOf({ amount, createdAt }: Entry, moves: readonly (Satang | undefined)[]): Binding {
  const known = moves.filter((move) => move !== undefined);
  if (known.length < moves.length) return { amount, since: createdAt };
  const into = known.filter((move) => move > 0);
  const sum = into.reduce<number>((one, other) => one + other, 0);
  return { amount, since: createdAt, moved: { amount: satang(sum), times: into.length } };
}

/**
 * What a transfer brought into a game from the main wallet: 0 for one
 * out of a game; undefined if its names do not tell.
 */
function intoGame({ from, to, amount }: Entry, games: ReadonlySet<string>): Satang | undefined {
  if (from === undefined || to === undefined) return undefined;
  if (games.has(from)) return satang(0);
  return games.has(to) ? amount : undefined;
}
