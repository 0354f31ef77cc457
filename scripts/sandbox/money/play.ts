import { Refusal } from "../refusal";
import type { Sandbox } from "../sandbox";
import { hasGame } from "../store/games";
import { balanceOf, gameAccount, operatorAccount, post } from "../store/ledger";
import type { Member } from "../store/members";

/** A win (above 0) or loss at the provider. The member's wallet shows it only after the next refresh. */
export function play(sandbox: Sandbox, member: Member, code: string, delta: number): void {
  const { database } = sandbox;
  if (!hasGame(database, member.id, code)) throw new Refusal("SLOT_NO_ACCOUNT");
  const account = gameAccount(database, member.id, code);
  if (balanceOf(database, account) + delta < 0) throw new Refusal("MONEY_NOT_ENOUGH");
  post(database, "play", sandbox.clock.now(), [
    { accountId: account, amount: delta },
    { accountId: operatorAccount(database, "house"), amount: -delta },
  ]);
}
