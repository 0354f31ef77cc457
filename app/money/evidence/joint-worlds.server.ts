import type { Entry, Snapshot } from "~/money/once/record.server";
import { type Others, type OwnCase, onceHappened, possible } from "./case";
import { ALL_ACCOUNTS, type Effect, type Finding, hasFailed, isLike } from "./effect";
import { newlyHeld } from "./gifts.server";
import { CLOCK_SKEW_MS, newEntries } from "./new-entries.server";
import { accountsOf, balanceDelta, type Delta, explains, isPooled, worldsOf } from "./worlds.server";

/** What is new since the snapshot before one operation. */
interface Sight {
  /** When that snapshot was taken. */
  since: number;
  delta: Delta;
  /** The statement entries that did not fail. */
  standing: readonly Entry[];
  /** Whether a bonus is held now and was not before; undefined if that is unknown or somebody else's doing. */
  isNewlyHeld: boolean | undefined;
}

/**
 * What wallet and statement say about an operation if the member's operations must explain all of it together: every
 * account of every operation to the satang, and each new entry by exactly one of them. Null if
 * none of the worlds does, or if it happened in some and not in others, also of those in which one
 * that it did not show has written before the look.
 */
export function readJointly(own: OwnCase, seen: Snapshot, others: Others): Finding | null {
  const { effect, before, startedAt } = own;
  const fresh = newEntries(before, seen, startedAt);
  if (fresh === null) return null;
  const standing = fresh.filter((entry) => !hasFailed(entry));
  const isNewlyHeld = others.isAmongMore ? undefined : newlyHeld(before, seen);
  const maybe = [effect, ...possible(others)];
  const all = [...others.certain, ...maybe];
  const sight = { since: before.takenAt, delta: balanceDelta(before, seen), standing, isNewlyHeld };
  const worlds = worldsOf(maybe).map((chosen) => {
    const happened = [...others.certain, ...chosen];
    const writers = happened.filter((one) => !others.written.includes(one));
    const earlier = others.unshown.filter((one) => !chosen.includes(one));
    const isKept = isBalanced([effect, ...happened], happened, all, sight) && isHeldBy(happened, all, sight);
    const isExact = isKept && isWritten(writers, [], all, sight);
    return { chosen, isExact, isPossible: isExact || (isKept && isWritten(writers, earlier, all, sight)) };
  });
  if (!worlds.some(({ isExact }) => isExact)) return null;
  const fitting = worlds.filter(({ isPossible }) => isPossible).map(({ chosen }) => chosen);
  if (!fitting.some((chosen) => chosen.includes(effect))) return "untouched";
  const mine = standing.filter((entry) => effect.entries.some((wanted) => isLike(entry, wanted)));
  return fitting.every((chosen) => chosen.includes(effect)) ? onceHappened(mine, own) : null;
}

/**
 * The sum of all accounts counts only where one of `concerned` debits
 * accounts of the operator's choice: play changes it too.
 */
function isBalanced(
  concerned: readonly Effect[],
  happened: readonly Effect[],
  all: readonly Effect[],
  { delta }: Sight,
): boolean {
  const accounts = new Set(all.flatMap(accountsOf));
  if (!concerned.some(isPooled)) accounts.delete(ALL_ACCOUNTS);
  return explains(happened, [...accounts], delta);
}

/**
 * Whether each entry that one of the operations may have written belongs to one of those that happened, and none lacks;
 * of one dated before the look, or within the difference of clocks, `earlier` ones may have written it.
 */
function isWritten(
  writers: readonly Effect[],
  earlier: readonly Effect[],
  all: readonly Effect[],
  { standing, since }: Sight,
): boolean {
  const left = standing.filter((entry) =>
    all.some(({ entries }) => entries.some((one) => isLike(entry, one))),
  );
  // An entry without a source may be anybody's, so the others are taken first.
  left.sort((one, other) => Number(one.source === undefined) - Number(other.source === undefined));
  const take = (wanted: Effect["entries"][number], until: number) => {
    const index = left.findIndex((entry) => isLike(entry, wanted) && entry.createdAt <= until);
    return index >= 0 && left.splice(index, 1).length > 0;
  };
  const isNoneLacking = entriesOf(writers).every((one) => take(one, Number.POSITIVE_INFINITY));
  for (const one of entriesOf(earlier)) take(one, since + CLOCK_SKEW_MS);
  return isNoneLacking && left.length === 0;
}

function entriesOf(effects: readonly Effect[]) {
  return effects.flatMap(({ entries }) => entries);
}

function isHeldBy(happened: readonly Effect[], all: readonly Effect[], { isNewlyHeld }: Sight): boolean {
  if (isNewlyHeld === undefined || !all.some(({ holdsBonus }) => holdsBonus)) return true;
  return happened.some(({ holdsBonus }) => holdsBonus) === isNewlyHeld;
}
