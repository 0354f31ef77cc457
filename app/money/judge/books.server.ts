import { agreedConclusion, type Conclusion, hasFailed } from "~/money/kinds/evidence/conclusion";
import {
  ALL_ACCOUNTS,
  type ExpectedEffect,
  matchesExpected,
  matchesType,
} from "~/money/kinds/evidence/expected-effect";
import { isWithinCall, newEntries } from "~/money/kinds/evidence/new-entries.server";
import { isFromRefused, type JudgedCall } from "~/money/kinds/evidence/new-rows.server";
import type { IntentRecord, Snapshot, SnapshotEntry } from "~/money/once/record.server";
import { times } from "~/money/once/times";

/**
 * What the books (wallet and statement) show of an operation without lookalikes. The first row that fits:
 *
 * | its accounts | new entries                                                | conclusion |
 * | ------------ | ---------------------------------------------------------- | ---------- |
 * | all changed  | all its own, done                                          | done       |
 * | all changed  | all its own, in progress, if a bank has yet to decide      | accepted   |
 * | any          | not known                                                  | null       |
 * | any          | some like its own, not all failed                          | ambiguous  |
 * | any          | some like its own, all failed, if a bank decides           | untouched  |
 * | any          | one of its type not failed, where the call names no amount | ambiguous  |
 * | none changed | any other                                                  | untouched  |
 * | some changed | any other                                                  | null       |
 *
 * A balance that is not known counts as changed. "All its own" are as many as it writes, or more if each account has
 * changed by exactly its amount: some operators write an entry for each account. Where a bank decides, failed entries
 * mean that it has sent the money back, whatever play has made of the balances since.
 */
export function readBooks(
  effect: ExpectedEffect,
  { snapshot: before, startedAt }: IntentRecord,
  seen: Snapshot,
  { isAcceptedFirst, ...call }: Pick<JudgedCall, "refusedCalls"> & { isAcceptedFirst: boolean },
): Conclusion | null {
  const fresh = before && newEntries(before, seen, startedAt);
  if (!fresh) return null;
  const mine = likeOwn(effect, fresh).filter((entry) => !isFromRefused(entry, call));
  const status = agreedConclusion(mine);
  const changed = changesOf(effect, before, seen);

  const more = mine.length - effect.entries.length;
  const isAllThere = changed.all && (more === 0 || (more > 0 && changed.exactly));
  if (status === "done" && isAllThere) return "done";
  if (status === "accepted" && isAllThere && isAcceptedFirst) return "accepted";
  if (mine.length > 0 && status !== "refused") return "ambiguous";
  if (mine.length > 0 && isAcceptedFirst) return "untouched";
  const { anyAmount } = effect;
  const isLikeAny = (entry: SnapshotEntry) => anyAmount && matchesType(entry, anyAmount) && !hasFailed(entry);
  const until = startedAt + times.longestCall;
  if (fresh.some((entry) => isLikeAny(entry) && entry.createdAt <= until)) return "ambiguous";
  return changed.none ? "untouched" : null;
}

/** What the statement shows of an operation that has happened, by the entries written during its call. */
export function readOwnEntries(
  effect: ExpectedEffect,
  { snapshot: before, startedAt }: IntentRecord,
  seen: Snapshot,
  { from, until, happenedBy = until }: JudgedCall,
): Conclusion | null {
  const fresh = (before && newEntries(before, seen, startedAt)) ?? [];
  const own = fresh.filter(({ createdAt }) => isWithinCall(createdAt, { from, until: happenedBy }));
  return agreedConclusion(likeOwn(effect, own)) ?? null;
}

function likeOwn({ entries }: ExpectedEffect, list: readonly SnapshotEntry[]): SnapshotEntry[] {
  return list.filter((entry) => entries.some((expected) => matchesExpected(entry, expected)));
}

/** How an operation's accounts have changed; one whose balance is not known counts as changed. */
function changesOf({ balanceChanges }: ExpectedEffect, before: Snapshot, seen: Snapshot) {
  const changes = Object.entries(balanceChanges).map(([account, expected]) => {
    return { expected, by: changeOf(account, before, seen) };
  });
  return {
    all: changes.every(({ by }) => by !== 0),
    exactly: changes.every(({ expected, by }) => by !== 0 && by === expected),
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
