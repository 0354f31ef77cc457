import { MAIN_WALLET } from "schemas/contract/wallet";
import { soon } from "~/operator/soon.server";
import type { Member, Wallet } from "~/session/guard.server";
import type { Snapshot } from "./record.server";

/** As many of the newest entries as one money operation at a time can have pushed down meanwhile. */
const ENTRIES = 20;

/**
 * What the wallet and the statement show before a money call is sent, so that an unknown outcome can be told later. The
 * wallet is needed; a statement that does not answer in time is left out.
 */
export async function takeSnapshot(member: Member): Promise<Snapshot> {
  const takenAt = Date.now();
  const [wallet, entries] = await Promise.all([member.operator.wallet.get(), soon(newestEntries(member))]);
  return { takenAt, balances: balancesByAccount(wallet), entries: entries?.map(fingerprint) };
}

export function balancesByAccount(wallet: Wallet): Record<string, number> {
  const games = wallet.slots.map(({ code, amount }) => [code, amount] as const);
  return { ...Object.fromEntries(games), [MAIN_WALLET]: wallet.wallet.amount };
}

export type StatementEntry = Awaited<ReturnType<typeof newestEntries>>[number];

export async function newestEntries(member: Member) {
  const { statements } = await member.operator.statement.list({ page: 1, limit: ENTRIES });
  return statements;
}

/** What tells two entries apart: the operator gives them no id. */
export function fingerprint({ statementType, amount, createdAt }: StatementEntry): string {
  return `${statementType} ${amount} ${createdAt}`;
}
