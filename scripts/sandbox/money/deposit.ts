import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { operatorAccount, post, walletAccount } from "../store/ledger";
import type { Member } from "../store/members";
import { addStatements } from "../store/statements";

/** Credits the wallet with money from the bank and adds a statement entry. `from` is the way it came. */
export function deposit(
  sandbox: Sandbox,
  member: Member,
  amount: number,
  { from = `${member.bankCode} ${member.bankAccountNo}`, at = sandbox.clock.now() } = {},
): void {
  if (amount <= 0) throw new ApiError("TRANSFER_MINIMUM");
  const { database, flavour } = sandbox;
  const createdAt = at;
  database.atomic(() => {
    post(database, "deposit", createdAt, [
      { accountId: operatorAccount(database, "bank"), amount: -amount },
      { accountId: walletAccount(database, member.id), amount },
    ]);
    addStatements(database, member.id, [
      {
        statementType: "deposit",
        status: "SUCCESS",
        fromText: from,
        toText: flavour.words.wallet,
        amount,
        createdAt,
        source: null,
      },
    ]);
  });
}
