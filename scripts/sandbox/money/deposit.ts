import { Refusal } from "../refusal";
import type { Sandbox } from "../sandbox";
import { operatorAccount, post, walletAccount } from "../store/ledger";
import type { Member } from "../store/members";
import { addStatements } from "../store/statements";

/** Money comes in from the bank: the wallet is credited and the statement says so. */
export function deposit(sandbox: Sandbox, member: Member, amount: number): void {
  if (amount <= 0) throw new Refusal("TRANSFER_MINIMUM");
  const { database, flavour } = sandbox;
  const createdAt = sandbox.clock.now();
  database.atomic(() => {
    post(database, "deposit", createdAt, [
      { accountId: operatorAccount(database, "bank"), amount: -amount },
      { accountId: walletAccount(database, member.id), amount },
    ]);
    addStatements(database, member.id, [
      {
        statementType: "deposit",
        status: "SUCCESS",
        fromText: `${member.bankCode} ${member.bankAccountNo}`,
        toText: flavour.words.wallet,
        amount,
        createdAt,
        source: null,
      },
    ]);
  });
}
