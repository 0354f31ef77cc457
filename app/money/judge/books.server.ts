import {
  ALL_ACCOUNTS,
  agreed,
  type Effect,
  type Finding,
  hasFailed,
  isLike,
  isOfKind,
} from "~/money/evidence/effect";
import { isWithinCall, newEntries } from "~/money/evidence/new-entries.server";
import type { OwnCall } from "~/money/evidence/rows.server";
import type { Entry, IntentRecord, Snapshot } from "~/money/once/record.server";
import { times } from "~/money/once/times";

/**
 * What wallet and statement show of an operation that no other can be taken for. The first row that fits:
 *
 * | its accounts           | new entries like its own      | finding                                        |
 * | ---------------------- | ----------------------------- | ---------------------------------------------- |
 * | all changed            | all there                     | done; accepted while a bank has yet to decide  |
 * | two, by its amount     | the statement cannot be read  | done: nothing else moves between the two       |
 * | any                    | some                          | ambiguous                                      |
 * | any                    | failed ones only, of a bank   | untouched: the money is back, and play goes on |
 * | none changed           | none, or failed ones only     | untouched                                      |
 * | some changed           | none, or not to be read       | nothing                                        |
 *
 * "All there" is as many as it writes, or more where each account has changed by exactly its amount: some operators write
 * one for each account.
 */
export function readBooks(
  effect: Effect,
  { snapshot: before, startedAt }: IntentRecord,
  seen: Snapshot,
  isDecidedLater: boolean,
): Finding | null {
  if (!before) return null;
  const fresh = newEntries(before, seen, startedAt);
  const mine = likeOwn(effect, fresh ?? []);
  const told = agreed(mine);
  const changed = changesOf(effect, before, seen);

  const more = mine.length - effect.entries.length;
  const isAllThere = changed.all && (more === 0 || (more > 0 && changed.exactly));
  if (told === "done" && isAllThere) return "done";
  if (told === "accepted" && isAllThere && isDecidedLater) return "accepted";
  if (!fresh) return changed.exactly && Object.keys(effect.moves).length === 2 ? "done" : null;
  if (mine.length > 0 && told !== "refused") return "ambiguous";
  if (mine.length > 0 && isDecidedLater) return "untouched";
  const { asSeen } = effect;
  const isLikeAny = (entry: Entry) => asSeen && isOfKind(entry, asSeen) && !hasFailed(entry);
  const until = startedAt + times.longestCall;
  if (fresh.some((entry) => isLikeAny(entry) && entry.createdAt <= until)) return "ambiguous";
  return changed.none ? "untouched" : null;
}

/** What the statement shows of an operation that has happened, by the entries written during its call. */
export function readOwnEntries(
  effect: Effect,
  { snapshot: before, startedAt }: IntentRecord,
  seen: Snapshot,
  { from, until, happenedBy = until }: OwnCall,
): Finding | null {
  const fresh = (before && newEntries(before, seen, startedAt)) ?? [];
  const own = fresh.filter(({ createdAt }) => isWithinCall(createdAt, { from, until: happenedBy }));
  return agreed(likeOwn(effect, own)) ?? null;
}

function likeOwn({ entries }: Effect, list: readonly Entry[]): Entry[] {
  return list.filter((entry) => entries.some((wanted) => isLike(entry, wanted)));
}

/** How an operation's accounts have changed; one whose balance is not known may have. */
function changesOf({ moves }: Effect, before: Snapshot, seen: Snapshot) {
  const changes = Object.entries(moves).map(([account, wanted]) => {
    return { wanted, by: changeOf(account, before, seen) };
  });
  return {
    all: changes.every(({ by }) => by !== 0),
    exactly: changes.every(({ wanted, by }) => by !== 0 && by === wanted),
    none: changes.every(({ by }) => by === 0),
  };
}

/** In satang; NaN if it is not known. */
function changeOf(account: string, before: Snapshot, seen: Snapshot): number {
  const one = (name: string) => (seen.balances[name] ?? Number.NaN) - (before.balances[name] ?? Number.NaN);
  if (account !== ALL_ACCOUNTS) return one(account);
  if (before.lacksGames || seen.lacksGames) return Number.NaN;
  const accounts = new Set([...Object.keys(before.balances), ...Object.keys(seen.balances)]);
  return [...accounts].reduce((sum, name) => sum + one(name), 0);
}
