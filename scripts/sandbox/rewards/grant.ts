import type { Sandbox } from "../state/sandbox";
import type { Database } from "../store/database";
import { operatorAccount, post, walletAccount } from "../store/ledger";
import { addStatements } from "../store/statements";

/** The source of a gift in the statement. */
export type GiftSource = "bonus" | "promotion" | "invite" | "refund" | "luckydraw";

/** Pays satang into the main wallet, in the ledger and the statement. */
export function grant(sandbox: Sandbox, memberId: number, source: GiftSource, amount: number): void {
  const { database, flavour } = sandbox;
  const createdAt = sandbox.clock.now();
  database.atomic(() => {
    post(database, source, createdAt, [
      { accountId: operatorAccount(database, "promotion"), amount: -amount },
      { accountId: walletAccount(database, memberId), amount },
    ]);
    addStatements(database, memberId, [
      {
        statementType: "bonus",
        status: "SUCCESS",
        fromText: flavour.words.bonus,
        toText: flavour.words.wallet,
        amount,
        createdAt,
        source,
      },
    ]);
  });
}

/** A member's money in satang: the main wallet plus the games' actual balances at the providers. */
export function fundsOf(database: Database, memberId: number): number {
  const sum = database.one<{ funds: number }>(
    "select coalesce(sum(balance), 0) as funds from accounts where ownerId = ?",
    memberId,
  );
  return sum?.funds ?? 0;
}
