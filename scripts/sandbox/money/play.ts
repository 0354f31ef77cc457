import { ApiError } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { hasGame } from "../store/game-accounts";
import { balanceOf, gameAccount, operatorAccount, post } from "../store/ledger";
import type { Member } from "../store/members";
import { countPlay } from "./count-play";

/**
 * A win (above 0) or loss at the provider. The wallet shows it only after the next refresh; the stake counts
 * immediately towards a bonus's turnover, the refund of losses and the inviter's share.
 */
export function play(sandbox: Sandbox, member: Member, code: string, delta: number): void {
  const { database } = sandbox;
  if (!hasGame(database, member.id, code)) throw new ApiError("SLOT_NO_ACCOUNT");
  const account = gameAccount(database, member.id, code);
  if (balanceOf(database, account) + delta < 0) throw new ApiError("MONEY_NOT_ENOUGH");
  database.atomic(() => {
    post(database, "play", sandbox.clock.now(), [
      { accountId: account, amount: delta },
      { accountId: operatorAccount(database, "house"), amount: -delta },
    ]);
    countPlay(sandbox, member.id, { stake: Math.abs(delta), loss: -delta });
  });
}
