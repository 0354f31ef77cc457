import type { Sandbox } from "../state/sandbox";
import { addInviteePlay, inviteeOf } from "../store/invitees";
import { addTurnover } from "../store/member-bonuses";
import { addResult } from "../store/refunds";

/**
 * Applies a member's play, in satang: the turnover of the held bonus grows, the refundable losses change, and the
 * inviter earns a share of the stake.
 */
export function countPlay(
  { database, settings }: Sandbox,
  memberId: number,
  { stake, loss }: { stake: number; loss: number },
): void {
  database.atomic(() => {
    addTurnover(database, memberId, stake);
    addResult(database, memberId, loss);
    const invitee = inviteeOf(database, memberId);
    if (invitee === undefined) return;
    addInviteePlay(database, invitee, stake, Math.floor((stake * settings.invitePercent) / 100));
  });
}
