import { readStatus } from "schemas/entry-status";
import type { Entry, Snapshot } from "~/money/once/record.server";
import { mayDiffer } from "./as-seen.server";
import type { Others, OwnCase } from "./case";
import { ALL_ACCOUNTS, type Effect, type Finding, hasFailed, isLike } from "./effect";
import { newlyHeld } from "./gifts.server";
import { happenedInAll } from "./joint-worlds.server";
import { newEntries } from "./new-entries.server";
import { balanceDelta, expectedDelta, fittingWorlds, type World } from "./worlds.server";
/**
 * What the wallet and the statement say about one operation. Balances first: which operations, if they happened,
 * explain them to the satang? An entry must confirm that, unless the statement cannot be read, nothing else was going
 * on and several balances agree. If play or something else blurs the balances, an entry that can belong to no other
 * operation decides, as long as no balance contradicts it.
 */
export function readBooks(own: OwnCase, seen: Snapshot, others: Others): Finding | null {
  const alone = own.effect.entries.length === 0 ? readEmpty(own, seen) : readAlone(own, seen, others);
  const isOpen = alone === null || alone === "ambiguous";
  const finding = (isOpen ? readJointly(own, seen, others) : null) ?? alone;
  return mayDiffer(finding, own, seen, others) ? "ambiguous" : finding;
}

/** What they say if all of the member's operations that may have happened must explain everything that is new. */
function readJointly(own: OwnCase, seen: Snapshot, others: Others): Finding | null {
  const { effect, before, startedAt } = own;
  const fresh = newEntries(before, seen, startedAt);
  if (fresh === null) return null;
  const standing = fresh.filter((entry) => !hasFailed(entry));
  const happened = happenedInAll(effect, others, {
    delta: balanceDelta(before, seen),
    standing,
    isNewlyHeld: others.isAmongMore ? undefined : newlyHeld(before, seen),
  });
  if (happened === null) return null;
  const mine = standing.filter((entry) => effect.entries.some((wanted) => isLike(entry, wanted)));
  return happened ? verdictOf(mine, own) : "untouched";
}

/** Where the look before showed nothing to move, nothing is what it leaves: its amounts may still differ. */
function readEmpty({ before, startedAt }: OwnCase, seen: Snapshot): Finding | null {
  return newEntries(before, seen, startedAt) ? "untouched" : null;
}

/** What they say with the accounts of this operation alone. */
function readAlone(own: OwnCase, seen: Snapshot, others: Others): Finding | null {
  const { effect, before, startedAt } = own;
  const delta = balanceDelta(before, seen);
  const open = [...others.open, ...others.latest, ...others.written];
  const fresh = newEntries(before, seen, startedAt);
  const twins = (list: readonly Effect[]) => list.filter((other) => isTwin(other, effect)).length;
  const mine = (fresh ?? []).filter((entry) => effect.entries.some((wanted) => isLike(entry, wanted)));
  const standing = mine.filter((entry) => !hasFailed(entry));
  const happens = ({ happened }: World) => happened.has(effect);
  const worlds = fittingWorlds(effect, others.certain, open, delta).filter((world) =>
    happens(world)
      ? fresh === null || twinsWritten(world, others.written, effect) <= mine.length
      : !leavesEntryOver(world, others.written, effect, standing.length),
  );
  const isPlausible = worlds.some(({ isWhole }) => isWhole);
  const isAlone = others.certain.length + open.length === 0 && !isPooled(effect);

  const isSeen = mine.length > 0 || (fresh === null && isAlone && movesBetween(effect));
  const isProven = isPlausible && worlds.every(happens) && isSeen;
  if (isProven && mine.length - standing.length <= twins(others.failed)) return verdictOf(standing, own);
  const isSole =
    fresh !== null && isComplete(mine, effect) && twins([...others.certain, ...open, ...others.failed]) === 0;
  const isUntouched = isPlausible && !worlds.some(happens);
  if (isSole && standing.length === 0) return isUntouched || own.isAcceptedFirst ? "refused" : null;
  if (isUntouched && fresh !== null && standing.length <= mostExplained(worlds, effect)) return "untouched";
  if (isSole && !isUntouched && !isContradicted(effect, others.certain, delta))
    return verdictOf(standing, own);
  return standing.length > twins([...others.certain, ...others.latest]) ? "ambiguous" : null;
}

/** The operation happened; its entries say whether it is complete. */
function verdictOf(standing: readonly Entry[], { isAcceptedFirst }: OwnCase): Finding | null {
  const hasSucceeded = standing.every(({ status }) => readStatus(status) === "success");
  if (!isAcceptedFirst) return hasSucceeded ? "done" : null;
  return hasSucceeded && standing.length > 0 ? "done" : "accepted";
}

/**
 * Two balances that both changed by its amount prove it; a single one may have changed for another reason, like a
 * deposit.
 */
function movesBetween({ moves }: Effect): boolean {
  return Object.keys(moves).length > 1;
}

/** Play may change the sum of all accounts by the same amount. */
function isPooled({ moves }: Effect): boolean {
  return ALL_ACCOUNTS in moves;
}

/** If one of its accounts is as if it had not happened, the entry is another operation's or the balance is stale. */
function isContradicted(
  effect: Effect,
  certain: readonly Effect[],
  delta: (account: string) => number,
): boolean {
  return Object.keys(effect.moves).some((account) => delta(account) === expectedDelta(certain, account));
}

/** The largest number of such entries that a world accounts for. */
function mostExplained(worlds: readonly World[], effect: Effect): number {
  return Math.max(...worlds.map((world) => twinsIn(world, effect).length));
}

/** Whether a world explains the balances by operations without new entries, so that a new entry belongs to none. */
function leavesEntryOver(world: World, written: readonly Effect[], effect: Effect, fresh: number): boolean {
  const explained = twinsWritten(world, written, effect);
  return written.some((other) => world.happened.has(other)) && fresh > explained;
}

/** The least number of such entries that are new in a world. */
function twinsWritten(world: World, written: readonly Effect[], effect: Effect): number {
  return twinsIn(world, effect).filter((other) => !written.includes(other)).length;
}

function twinsIn({ happened }: World, effect: Effect): Effect[] {
  return [...happened].filter((other) => isTwin(other, effect));
}

/** Whether each entry of the operation is there. */
function isComplete(mine: readonly Entry[], { entries }: Effect): boolean {
  return (
    mine.length === entries.length && entries.every((wanted) => mine.some((entry) => isLike(entry, wanted)))
  );
}

function isTwin(one: Effect, other: Effect): boolean {
  return one.entries.some((entry) => other.entries.some((wanted) => isLike(entry, wanted)));
}
