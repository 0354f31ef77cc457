import { toMajor } from "../money/amount";
import { ApiError, type ApiErrorCode } from "../state/api-error";
import type { Sandbox } from "../state/sandbox";
import { collectPending, insertInvitee, inviteSums } from "../store/invitees";
import { findByUid, type Member } from "../store/members";
import { grant } from "./grant";

/** An invite code is `PR` followed by the inviter's id as the operator shows it. */
const CODE_PREFIX = "PR";

/** Makes a member who registered with an invite code a friend of the inviter. Unknown codes are ignored. */
export function joinInviter({ database }: Sandbox, { id, name, inviteCode, createdAt }: Member): void {
  if (!inviteCode?.startsWith(CODE_PREFIX)) return;
  const inviter = findByUid(database, inviteCode.slice(CODE_PREFIX.length));
  if (!inviter) return;
  insertInvitee(database, { inviterId: inviter.id, memberId: id, name, joinedAt: createdAt });
}

type InviteRefusal = Extract<
  ApiErrorCode,
  "INVITE_INACTIVE" | "NO_INVITE_BONUS" | "NO_INVITEE_PLAY_INFO" | "INVITE_COLLECT" | "INVITE_BONUS_FAIL"
>;

/** The pending bonus in satang and, if it cannot be received, the reason. */
function waiting(sandbox: Sandbox, memberId: number): { amount: number; refusal?: InviteRefusal } {
  const { database, settings } = sandbox;
  const { invitees, played, pending: amount, received } = inviteSums(database, memberId);
  if (!settings.inviteActive) return { amount, refusal: "INVITE_INACTIVE" };
  if (invitees === 0) return { amount, refusal: "NO_INVITE_BONUS" };
  if (played === 0) return { amount, refusal: "NO_INVITEE_PLAY_INFO" };
  if (amount === 0) return { amount, refusal: received > 0 ? "INVITE_COLLECT" : "NO_INVITE_BONUS" };
  if (toMajor(amount) < settings.inviteMinimum) return { amount, refusal: "INVITE_BONUS_FAIL" };
  return { amount };
}

/** The wallet's field: whether the bonus can be received, or why not. */
export function inviteState(sandbox: Sandbox, memberId: number) {
  const { amount, refusal } = waiting(sandbox, memberId);
  const { inviteFail } = sandbox.flavour.rewards;
  return {
    amount: toMajor(amount),
    success: refusal === undefined,
    fail: refusal === undefined ? false : inviteFail[refusal],
  };
}

/** Pays the whole pending bonus into the main wallet; the history lists the friends it came from. */
export function receiveInviteBonus(sandbox: Sandbox, memberId: number): void {
  sandbox.database.atomic(() => {
    const { amount, refusal } = waiting(sandbox, memberId);
    if (refusal) throw new ApiError(refusal);
    collectPending(sandbox.database, memberId, sandbox.clock.now());
    grant(sandbox, memberId, "invite", amount);
  });
}
