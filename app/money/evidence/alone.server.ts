import type { Entry, Snapshot } from "~/money/once/record.server";
import { type Others, type OwnCase, onceHappened, possible } from "./case";
import { type Effect, type Finding, hasFailed, isLike } from "./effect";
import { newEntries } from "./new-entries.server";
import { accountsOf, balanceDelta, expectedDelta, explains, isPooled, worldsOf } from "./worlds.server";

/** What the accounts and entries of one operation show, given what else the member has sent. */
interface OwnFacts {
  /**
   * It happened in all the worlds that explain its accounts, or in none;
   * unclear if in some, or if nothing explains them.
   */
  balances: "moved" | "untouched" | "unclear";
  /** The new entries like its own that did not fail. */
  standing: readonly Entry[];
  /**
   * No more of them failed than refused operations have left. Unread, they are not needed where nothing else was going on
   * and two balances changed by its amount; a single one may have changed for another reason, like a deposit.
   */
  isConfirmed: boolean;
  /** All of its entries are there, and no other operation of the member can have written one of them. */
  isSole: boolean;
  /** The statement was read, and in one of the worlds others have written all that stand, and no more than there are. */
  isExplained: boolean;
  /** An account stands as if it had not happened: the entry is another's, or the balance is an older copy. */
  isContradicted: boolean;
  /** More of them stand than other operations have written that the operator has answered. */
  isLeftOver: boolean;
}

/**
 * What the wallet and the statement say about one operation by its own accounts and entries. The first row that fits:
 *
 * | balances  | entries like its own              | finding                                            |
 * | --------- | --------------------------------- | -------------------------------------------------- |
 * | moved     | confirm it                        | by their status (`onceHappened`)                   |
 * | untouched | its alone, all failed             | refused                                            |
 * | else      | its alone, all failed             | refused if a bank decides it afterwards, else null |
 * | untouched | none, or others explain them      | untouched                                          |
 * | else      | its alone, no balance contradicts | by their status                                    |
 * | any       | more than answered others wrote   | ambiguous                                          |
 * | any       | else                              | null                                               |
 */
export function readAlone(own: OwnCase, seen: Snapshot, others: Others): Finding | null {
  const facts = ownFacts(own, seen, others);
  const { balances, standing, isSole } = facts;
  if (balances === "moved" && facts.isConfirmed) return onceHappened(standing, own);
  if (isSole && standing.length === 0)
    return balances === "untouched" || own.isAcceptedFirst ? "refused" : null;
  if (balances === "untouched" && facts.isExplained) return "untouched";
  if (balances !== "untouched" && isSole && !facts.isContradicted) return onceHappened(standing, own);
  return facts.isLeftOver ? "ambiguous" : null;
}

function ownFacts({ effect, before, startedAt }: OwnCase, seen: Snapshot, others: Others): OwnFacts {
  const { certain, latest, written, failed } = others;
  const maybe = possible(others);
  const delta = balanceDelta(before, seen);
  const fresh = newEntries(before, seen, startedAt);
  const mine = (fresh ?? []).filter((entry) => effect.entries.some((wanted) => isLike(entry, wanted)));
  const standing = mine.filter((entry) => !hasFailed(entry));

  const writersIn = (list: readonly Effect[]) => list.filter((one) => isTwin(one, effect)).length;
  /** Those in a world that have written a new entry for certain. */
  const leastIn = (world: readonly Effect[]) => writersIn(world.filter((one) => !written.includes(one)));
  const isShown = (world: readonly Effect[]) => {
    if (world.includes(effect)) return fresh === null || leastIn(world) <= mine.length;
    // Where one without a new entry is to explain the balances, a new entry would be nobody's.
    return standing.length <= leastIn(world) || !world.some((one) => written.includes(one));
  };
  const worlds = worldsOf([effect, ...maybe])
    .map((chosen) => ({ chosen, world: [...certain, ...chosen] }))
    .filter(({ world }) => explains(world, accountsOf(effect), delta) && isShown(world));
  // Play may blur the accounts of the others: they need to fit in one of them only.
  const isPlausible = worlds.some(({ chosen, world }) => explains(world, chosen.flatMap(accountsOf), delta));

  const isAllThere =
    mine.length === effect.entries.length &&
    effect.entries.every((wanted) => mine.some((entry) => isLike(entry, wanted)));
  const isOnly = certain.length + maybe.length === 0;
  const movesBetween = !isPooled(effect) && accountsOf(effect).length > 1;
  return {
    balances: isPlausible ? sharedBy(worlds.map(({ chosen }) => chosen.includes(effect))) : "unclear",
    standing,
    isConfirmed: fresh ? mine.length - standing.length <= writersIn(failed) : isOnly && movesBetween,
    isSole: fresh !== null && isAllThere && writersIn([...certain, ...maybe, ...failed]) === 0,
    isExplained:
      fresh !== null &&
      worlds.some(({ world }) => leastIn(world) <= mine.length && standing.length <= writersIn(world)),
    isContradicted: accountsOf(effect).some((account) => delta(account) === expectedDelta(certain, account)),
    isLeftOver: standing.length > writersIn([...certain, ...latest]),
  };
}

/** What all worlds say of the operation. */
function sharedBy(verdicts: readonly boolean[]): OwnFacts["balances"] {
  if (verdicts.every(Boolean)) return "moved";
  return verdicts.some(Boolean) ? "unclear" : "untouched";
}

/** Whether one may have written an entry like the other's. */
function isTwin(one: Effect, other: Effect): boolean {
  return one.entries.some((entry) => other.entries.some((wanted) => isLike(entry, wanted)));
}
