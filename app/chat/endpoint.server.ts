import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { failure } from "~/errors/failure.server";
import { waitInit, waitText } from "~/errors/wait.server";
import type { Wait } from "~/limits/attempt.server";
import { OperatorError, Overloaded } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";
import { isChatOn } from "./offer.server";
import { findParty, type Party } from "./party.server";
import { PARTY_HEADER } from "./party-header";

/** The error response for the widget's script; `error` is a sentence for the user. */
export interface ChatRefusal {
  error?: string;
}

export function refuse(status: number, error?: string): Response {
  return Response.json({ error } satisfies ChatRefusal, { status });
}

export function refuseFor(seconds: NonNullable<Wait>, context: RequestContext): Response {
  return Response.json({ error: waitText(seconds, context) } satisfies ChatRefusal, waitInit(seconds));
}

/** Answers the widget's script, which reads JSON: failures become JSON, redirects pass unchanged. */
export async function withJsonErrors(
  context: RequestContext,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Overloaded) throw failure("overloaded", context);
    if (error instanceof OperatorError) return refuse(502, errorText(context, error.message));
    if (error instanceof StoreUnavailable) return refuse(503);
    if (error instanceof Response) return error;
    throw error;
  }
}

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
