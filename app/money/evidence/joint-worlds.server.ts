import type { Entry, Snapshot } from "~/money/once/record.server";
import { type Others, type OwnCase, onceHappened, possible } from "./case";
import { ALL_ACCOUNTS, type Effect, type Finding, hasFailed, isLike } from "./effect";
import { newlyHeld } from "./gifts.server";
import { newEntries } from "./new-entries.server";
import { accountsOf, balanceDelta, type Delta, explains, isPooled, worldsOf } from "./worlds.server";

/** What is new since the snapshot before one operation. */
interface Sight {
  delta: Delta;
  /** The statement entries that did not fail. */
  standing: readonly Entry[];
  /** Whether a bonus is held now and was not before; undefined if that is unknown or somebody else's doing. */
  isNewlyHeld: boolean | undefined;
}

/**
 * What wallet and statement say about an operation if the member's operations must explain all of it together: every
 * account of every operation to the satang, and each new entry by exactly one of them. Null if it happened in some of the
 * worlds that do and not in others, or if none does.
 */
export function readJointly(own: OwnCase, seen: Snapshot, others: Others): Finding | null {
  const { effect, before, startedAt } = own;
  const fresh = newEntries(before, seen, startedAt);
  if (fresh === null) return null;
  const standing = fresh.filter((entry) => !hasFailed(entry));
  const isNewlyHeld = others.isAmongMore ? undefined : newlyHeld(before, seen);
  const maybe = [effect, ...possible(others)];
  const all = [...others.certain, ...maybe];
  const sight = { delta: balanceDelta(before, seen), standing, isNewlyHeld };
  const fitting = worldsOf(maybe).filter((chosen) => {
    const happened = [...others.certain, ...chosen];
    const writers = happened.filter((one) => !others.written.includes(one));
    const spare = others.unshown.filter((one) => !chosen.includes(one));
    return (
      isBalanced([effect, ...happened], happened, all, sight) &&
      isWritten(writers, spare, all, sight) &&
      isHeldBy(happened, all, sight)
    );
  });
  if (fitting.length === 0) return null;
  if (!fitting.some((chosen) => chosen.includes(effect))) return "untouched";
  const mine = standing.filter((entry) => effect.entries.some((wanted) => isLike(entry, wanted)));
  return fitting.every((chosen) => chosen.includes(effect)) ? onceHappened(mine, own) : null;
}

/** The sum of all accounts counts only where one of `concerned` debits accounts of the operator's choice: play changes it too. */
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
 * Whether each entry that one of the operations may have written belongs to one of those that happened, and none lacks but
 * of the spare ones, whose entries may be older.
 */
function isWritten(
  writers: readonly Effect[],
  spare: readonly Effect[],
  all: readonly Effect[],
  { standing }: Sight,
): boolean {
  const left = standing.filter((entry) =>
    all.some(({ entries }) => entries.some((one) => isLike(entry, one))),
  );
  // An entry without a source may be anybody's, so the others are taken first.
  left.sort((one, other) => Number(one.source === undefined) - Number(other.source === undefined));
  const take = (wanted: Effect["entries"][number]) => {
    const index = left.findIndex((entry) => isLike(entry, wanted));
    return index >= 0 && left.splice(index, 1).length > 0;
  };
  const isNoneLacking = writers.flatMap(({ entries }) => entries).every(take);
  for (const one of spare.flatMap(({ entries }) => entries)) take(one);
  return isNoneLacking && left.length === 0;
}

function isHeldBy(happened: readonly Effect[], all: readonly Effect[], { isNewlyHeld }: Sight): boolean {
  if (isNewlyHeld === undefined || !all.some(({ holdsBonus }) => holdsBonus)) return true;
  return happened.some(({ holdsBonus }) => holdsBonus) === isNewlyHeld;
}
