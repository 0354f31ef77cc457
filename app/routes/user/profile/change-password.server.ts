import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { isAnswerLost } from "~/operator/error";

interface Passwords {
  oldPassword: string;
  newPassword: string;
}

/** Changes the password and ends the member's other sessions. Throws OperatorError. */
export async function changePassword(
  { oldPassword, newPassword }: Passwords,
  member: Member,
  context: RequestContext,
): Promise<void> {
  try {
    await member.operator.account.changePassword({ oldPassword, newPassword });
  } catch (error) {
    // The password may have been changed even so.
    if (isAnswerLost(error)) await endOtherSessions(member, context);
    throw error;
  }
  await endOtherSessions(member, context);
}

/**
 * Signs out everybody who knew the old password. The change stands even if the store is unavailable: then the sessions
 * end in this process at once, elsewhere when the store is back.
 */
async function endOtherSessions(member: Member, context: RequestContext): Promise<void> {
  await member.endOtherSessions().catch((error: unknown) => context.report(error, context.requestId));
}
