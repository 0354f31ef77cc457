import type { RequestContext } from "~/context";
import type { Member } from "~/member/guard.server";
import { withTimeout } from "~/operator/with-timeout.server";

/** The link for friends to register with (specification, section 2); undefined while the member's id cannot be read. */
export async function inviteLink(
  member: Member,
  request: Request,
  { publicOrigin = new URL(request.url).origin }: RequestContext,
): Promise<string | undefined> {
  const id = (await withTimeout(member.id())) ?? (await withTimeout(member.wallet()))?.profile._id;
  return id && `${publicOrigin}/register?code=PR${encodeURIComponent(id)}`;
}
