import { MAIN_WALLET } from "schemas/names";
import type { Clock } from "~/money/once/clock";
import type { Snapshot, SnapshotEntry } from "~/money/once/record.server";
import type { Operator } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { SEEN_ENTRIES } from "./new-entries.server";

const PATIENCE_MS = 2_000;

/**
 * The wallet and the statement now. The wallet is required; a statement that does not respond in time, or that has
 * entries that cannot be read, is left out. Throws OperatorError.
 */
export async function takeBooksSnapshot(operator: Operator, clock: Clock): Promise<Snapshot> {
  const takenAt = clock.now();
  const [{ wallet, slots, omitted }, entries] = await Promise.all([
    operator.wallet.get(),
    entriesInTime(operator, clock),
  ]);
  const games = Object.fromEntries(slots.map(({ code, amount }) => [code, amount]));
  return {
    takenAt,
    balances: { ...games, [MAIN_WALLET]: wallet.amount },
    names: Object.fromEntries(slots.map(({ code, name }) => [code, name])),
    entries,
    ...(omitted.length > 0 && { lacksGames: true }),
  };
}

/** Undefined for a slow or failing statement: the balances are evidence without it. */
async function entriesInTime(operator: Operator, clock: Clock): Promise<SnapshotEntry[] | undefined> {
  const entries = newestEntries(operator).catch((error: unknown) => {
    if (!(error instanceof OperatorError)) throw error;
  });
  const answered = new AbortController();
  try {
    return (await Promise.race([entries, clock.wait(PATIENCE_MS, answered.signal)])) ?? undefined;
  } finally {
    answered.abort();
    entries.catch(() => undefined);
  }
}

/** Undefined if some entry cannot be read: it may be the one that is looked for. */
async function newestEntries(operator: Operator): Promise<SnapshotEntry[] | undefined> {
  const { statements, omitted } = await operator.statement.list({ page: 1, limit: SEEN_ENTRIES });
  if (omitted.length > 0) return undefined;
  return statements
    .slice(0, SEEN_ENTRIES)
    .map(({ statementType, amount, createdAt, status, description }) => ({
      type: statementType,
      amount,
      createdAt,
      status,
      source: description?.source,
    }));
}
