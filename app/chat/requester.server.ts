import type { RequestContext } from "~/context";
import { refuse } from "./answer.server";
import { isChatOn } from "./offer.server";
import { findParty, type Party } from "./party.server";
import { PARTY_HEADER } from "./party-header";

/** Responds 404 to every chat URL if the brand or the operator has no chat. */
export async function requireChat(context: RequestContext): Promise<void> {
  if (!(await isChatOn(context))) throw refuse(404);
}

/**
 * The party of a request from the widget's script. The session decides it; the page only sends the tag of the party for
 * which it opened its room. If they differ, because somebody has signed in or out since, the response is 409, so that
 * nothing leaks from one room to the other.
 */
export async function requireParty(request: Request, context: RequestContext): Promise<Party> {
  await requireChat(context);
  const party = await findParty(request, context);
  if (!party || party.tag !== request.headers.get(PARTY_HEADER)) throw refuse(409);
  return party;
}
