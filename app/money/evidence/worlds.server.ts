import type { Snapshot } from "~/money/once/record.server";
import { ALL_ACCOUNTS, type Effect } from "./effect";

/** With more operations of unknown outcome than this, none of them is decided. */
const MOST_OPEN = 8;

/** The change of an account, or of ALL_ACCOUNTS together, in satang; NaN if it is not known. */
export type Delta = (account: string) => number;

/** Each way in which operations may have happened or not; none if there are too many of them. */
export function worldsOf(maybe: readonly Effect[]): Effect[][] {
  if (maybe.length > MOST_OPEN) return [];
  return Array.from({ length: 2 ** maybe.length }, (_, bits) =>
    maybe.filter((_, index) => (bits >> index) & 1),
  );
}

/** Whether these operations, and nothing else, explain the changes of these accounts to the satang. */
export function explains(happened: readonly Effect[], accounts: readonly string[], delta: Delta): boolean {
  return accounts.every((account) => {
    const expected = expectedDelta(happened, account);
    return expected === "any" || expected === delta(account);
  });
}

export function accountsOf({ moves }: Effect): string[] {
  return Object.keys(moves);
}

/** The sum of the effects on one account; `any` if one of them debits accounts of the operator's choice. */
export function expectedDelta(effects: readonly Effect[], account: string): number | "any" {
  const movesOf = ({ moves }: Effect) =>
    account === ALL_ACCOUNTS ? Object.values(moves) : [moves[account] ?? 0];
  if (account !== ALL_ACCOUNTS && effects.some(isPooled)) return "any";
  return effects.flatMap(movesOf).reduce((sum, move) => sum + move, 0);
}

/** Whether it debits accounts of the operator's choice; play may change the sum of them all by the same amount. */
export function isPooled({ moves }: Effect): boolean {
  return ALL_ACCOUNTS in moves;
}

/** The changes between two snapshots; not known of an account that one of them does not show. */
export function balanceDelta(before: Snapshot, seen: Snapshot): Delta {
  const one = (account: string) =>
    (seen.balances[account] ?? Number.NaN) - (before.balances[account] ?? Number.NaN);
  const accounts = new Set([...Object.keys(before.balances), ...Object.keys(seen.balances)]);
  const lacks = before.lacksGames || seen.lacksGames;
  const all = () => (lacks ? Number.NaN : [...accounts].reduce((sum, account) => sum + one(account), 0));
  return (account) => (account === ALL_ACCOUNTS ? all() : one(account));
}
