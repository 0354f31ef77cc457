import { MAIN_WALLET } from "schemas/contract/wallet";
import { soon } from "~/operator/soon.server";
import type { Member } from "~/session/guard.server";
import type { Entry, Snapshot } from "./record.server";

/** Many more of the newest entries than one money operation at a time can have pushed down meanwhile. */
const ENTRIES = 20;

/**
 * What wallet and statement show now. The wallet is needed; a statement that does not answer in time is left out.
 * Throws OperatorError.
 */
export async function takeSnapshot(member: Member): Promise<Snapshot> {
  const [{ wallet, slots }, entries] = await Promise.all([
    member.operator.wallet.get(),
    soon(newestEntries(member)),
  ]);
  const games = Object.fromEntries(slots.map(({ code, amount }) => [code, amount]));
  return {
    takenAt: Date.now(),
    balances: { ...games, [MAIN_WALLET]: wallet.amount },
    names: Object.fromEntries(slots.map(({ code, name }) => [code, name])),
    entries,
  };
}

async function newestEntries(member: Member): Promise<Entry[]> {
  const { statements } = await member.operator.statement.list({ page: 1, limit: ENTRIES });
  return statements.map(({ statementType, amount, createdAt, status }) => ({
    type: statementType,
    amount,
    createdAt,
    status,
  }));
}
