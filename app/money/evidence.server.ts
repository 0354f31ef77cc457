import type { Entry, IntentRecord, Operation, Snapshot } from "./record.server";

/** How long after an answer was lost the operator may still be working on the call. */
const SETTLE_MS = 5_000;

type Verdict = "done" | "refused";

/** What differs between the snapshot before sending and one taken now. */
interface Change {
  /** By account, in satang. */
  delta(account: string): number;
  /** Entries that were not there before; null when the statement could not be read then or now, or goes back too little. */
  newEntries: Entry[] | null;
}

/** Which change proves each operation (product.md, Money). Null: the evidence is ambiguous. */
const evidence: Record<Operation, (record: IntentRecord, change: Change) => Verdict | null> = {
  transfer({ facts: { from = "", to = "", amount = 0 } }, { delta, newEntries }) {
    const isMoved = delta(from) === -amount && delta(to) === amount;
    const isUntouched = delta(from) === 0 && delta(to) === 0;
    const own = newEntries?.filter((entry) => entry.type === "transfer" && entry.amount === amount);
    if (own?.length === 1 && own[0]?.status === "SUCCESS") return "done";
    if (own?.length === 1 && own[0]?.status === "FAILED" && isUntouched) return "refused";
    if (own === undefined || own.length === 0) {
      if (isMoved) return "done";
      if (isUntouched) return "refused";
    }
    return null;
  },
};

/**
 * What a later look at wallet and statement says about an operation whose answer was lost; null while that stays
 * ambiguous. That nothing happened is believed only once the operator has had time to finish.
 */
export function judge(record: IntentRecord, seen: Snapshot): Verdict | null {
  const { snapshot, operation, settledAt = Number.POSITIVE_INFINITY } = record;
  if (!snapshot || record.isClosed) return null;
  const verdict = evidence[operation](record, {
    delta: (account) => (seen.balances[account] ?? Number.NaN) - (snapshot.balances[account] ?? Number.NaN),
    newEntries: newEntries(snapshot.entries, seen.entries),
  });
  const hasSettled = seen.takenAt - settledAt >= SETTLE_MS;
  return verdict === "refused" && !hasSettled ? null : verdict;
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
