import type { Snapshot } from "~/money/once/record.server";
import { ALL_ACCOUNTS, type Effect } from "./effect";

/** With more operations of unknown outcome than this, none of them is decided. */
export const MOST_OPEN = 8;

/** Which operations happened: one possible explanation of what is seen. */
export interface World {
  happened: ReadonlySet<Effect>;
  /** Whether it also explains the accounts of the other operations, which play may blur, not only those of `own`. */
  isWhole: boolean;
}

/**
 * The worlds that explain the balances of `own`'s accounts to the satang. `certain` happened in all of them; each of
 * `open` in half.
 */
export function fittingWorlds(
  own: Effect,
  certain: readonly Effect[],
  open: readonly Effect[],
  delta: (account: string) => number,
): World[] {
  const maybe = [own, ...open];
  if (maybe.length > MOST_OPEN) return [];
  const explains = (effects: readonly Effect[], { moves }: Effect) =>
    Object.keys(moves).every((account) => {
      const expected = expectedDelta(effects, account);
      return expected === "any" || expected === delta(account);
    });
  return Array.from({ length: 2 ** maybe.length }, (_, bits) => {
    const chosen = maybe.filter((_, index) => (bits >> index) & 1);
    return { chosen, effects: [...certain, ...chosen] };
  })
    .filter(({ effects }) => explains(effects, own))
    .map(({ chosen, effects }) => ({
      happened: new Set(effects),
      isWhole: chosen.every((effect) => explains(effects, effect)),
    }));
}

/** The sum of the effects on one account; `any` if one of them debits accounts of the operator's choice. */
export function expectedDelta(effects: readonly Effect[], account: string): number | "any" {
  const movesOf = ({ moves }: Effect) =>
    account === ALL_ACCOUNTS ? Object.values(moves) : [moves[account] ?? 0];
  const isPooled = effects.some(({ moves }) => ALL_ACCOUNTS in moves);
  if (isPooled && account !== ALL_ACCOUNTS) return "any";
  return effects.flatMap(movesOf).reduce((sum, move) => sum + move, 0);
}

/** The change of an account, or of all together, between two snapshots; NaN if one of them does not show it. */
export function balanceDelta(before: Snapshot, seen: Snapshot): (account: string) => number {
  const one = (account: string) =>
    (seen.balances[account] ?? Number.NaN) - (before.balances[account] ?? Number.NaN);
  const accounts = new Set([...Object.keys(before.balances), ...Object.keys(seen.balances)]);
  const lacks = before.lacksGames || seen.lacksGames;
  const all = () => (lacks ? Number.NaN : [...accounts].reduce((sum, account) => sum + one(account), 0));
  return (account) => (account === ALL_ACCOUNTS ? all() : one(account));
}
