import type { Entry, IntentRecord, Operation, Snapshot } from "./record.server";

/** `untouched`: nothing speaks of it, so nothing has happened so far. */
type Finding = "done" | "refused" | "untouched";

type Verdict = Exclude<Finding, "untouched">;

/** What differs between the snapshot before sending and one taken now. */
interface Change {
  /** By account, in satang. */
  delta(account: string): number;
  /** Entries that were not there before; null when the statement could not be read then or now, or goes back too little. */
  newEntries: Entry[] | null;
}

/** Which change proves each operation (product.md, Money). Null: the evidence is ambiguous. */
const evidence: Record<Operation, (record: IntentRecord, change: Change) => Finding | null> = {
  transfer({ facts: { from = "", to = "", amount = 0 } }, { delta, newEntries }) {
    const isMoved = delta(from) === -amount && delta(to) === amount;
    const isUntouched = delta(from) === 0 && delta(to) === 0;
    const own = (newEntries ?? []).filter(
      (entry) => entry.type.toLowerCase() === "transfer" && entry.amount === amount,
    );
    const all = (status: string) => own.every((entry) => entry.status === status);
    // An operator may write one entry for each account.
    if (all("SUCCESS") && (own.length === 1 || isMoved)) return "done";
    if (own.length === 0) return isUntouched ? "untouched" : null;
    return own.length === 1 && all("FAILED") && isUntouched ? "refused" : null;
  },
};

/**
 * What a later look at wallet and statement says about an operation whose answer was lost; null while that stays
 * ambiguous. That nothing happened is believed only once the operator has had time to finish.
 */
export function judge(record: IntentRecord, seen: Snapshot): Verdict | null {
  const { snapshot, operation, quietFrom = Number.POSITIVE_INFINITY } = record;
  if (!snapshot || record.isClosed) return null;
  const finding = evidence[operation](record, {
    delta: (account) => (seen.balances[account] ?? Number.NaN) - (snapshot.balances[account] ?? Number.NaN),
    newEntries: newEntries(snapshot.entries, seen.entries),
  });
  if (finding !== "untouched") return finding;
  return seen.takenAt >= quietFrom ? "refused" : null;
}

function newEntries(before: Entry[] | undefined, now: Entry[] | undefined): Entry[] | null {
  if (!before || !now) return null;
  const known = new Map<string, number>();
  for (const entry of before) known.set(keyOf(entry), (known.get(keyOf(entry)) ?? 0) + 1);
  const fresh = now.filter((entry) => {
    const left = known.get(keyOf(entry)) ?? 0;
    known.set(keyOf(entry), left - 1);
    return left <= 0;
  });
  const reachesBack = before.length === 0 || fresh.length < now.length;
  return reachesBack ? fresh : null;
}

function keyOf({ type, amount, createdAt }: Entry): string {
  return `${type} ${amount} ${createdAt}`;
}
