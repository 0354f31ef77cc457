import type { Entry } from "~/money/once/record.server";
import type { Others } from "./case";
import { ALL_ACCOUNTS, type Effect, isLike } from "./effect";
import { expectedDelta, MOST_OPEN } from "./worlds.server";

/** What is seen since the snapshot before one operation. */
export interface Sight {
  delta: (account: string) => number;
  /** The new statement entries that did not fail. */
  standing: readonly Entry[];
  /** Whether a bonus is held now and was not before; undefined if that is unknown or somebody else's doing. */
  isNewlyHeld: boolean | undefined;
}

/**
 * Whether an operation happened in all or in none of the worlds that explain wallet and statement together: every account
 * of every operation to the satang, and each new entry by exactly one of them. Null if some say so and some do not, or if
 * nothing explains it all.
 */
export function happenedInAll(own: Effect, others: Others, sight: Sight): boolean | null {
  const maybe = [own, ...others.open, ...others.latest, ...others.written];
  if (maybe.length > MOST_OPEN) return null;
  const all = [...others.certain, ...maybe];
  const verdicts = new Set<boolean>();
  for (let bits = 0; bits < 2 ** maybe.length; bits++) {
    const chosen = maybe.filter((_, index) => (bits >> index) & 1);
    const happened = [...others.certain, ...chosen];
    const writers = happened.filter((effect) => !others.written.includes(effect));
    if (
      isBalanced(own, happened, all, sight) &&
      isWritten(writers, all, sight) &&
      isHeldBy(happened, all, sight)
    )
      verdicts.add(chosen.includes(own));
  }
  const [only, ...more] = verdicts;
  return only === undefined || more.length > 0 ? null : only;
}

/** The sum of all accounts counts only where something debits accounts of the operator's choice: play changes it too. */
function isBalanced(
  own: Effect,
  happened: readonly Effect[],
  all: readonly Effect[],
  { delta }: Sight,
): boolean {
  const isPooled = [own, ...happened].some(({ moves }) => ALL_ACCOUNTS in moves);
  const accounts = new Set(all.flatMap(({ moves }) => Object.keys(moves)));
  return [...accounts]
    .filter((account) => account !== ALL_ACCOUNTS || isPooled)
    .every((account) => {
      const expected = expectedDelta(happened, account);
      return expected === "any" || expected === delta(account);
    });
}

/** Whether each entry that one of the operations may have written belongs to one of those that happened, and none lacks. */
function isWritten(writers: readonly Effect[], all: readonly Effect[], { standing }: Sight): boolean {
  const wanted = writers.flatMap(({ entries }) => entries);
  const left = standing.filter((entry) =>
    all.some(({ entries }) => entries.some((one) => isLike(entry, one))),
  );
  // An entry without a source may be anybody's, so the others are taken first.
  left.sort((one, other) => Number(one.source === undefined) - Number(other.source === undefined));
  for (const one of wanted) {
    const index = left.findIndex((entry) => isLike(entry, one));
    if (index < 0) return false;
    left.splice(index, 1);
  }
  return left.length === 0;
}

function isHeldBy(happened: readonly Effect[], all: readonly Effect[], { isNewlyHeld }: Sight): boolean {
  if (isNewlyHeld === undefined || !all.some(({ holdsBonus }) => holdsBonus)) return true;
  return happened.some(({ holdsBonus }) => holdsBonus) === isNewlyHeld;
}
