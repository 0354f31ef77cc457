import type { RequestContext } from "~/context";
import { redirectWithFlash } from "~/form/flash.server";
import type { Member } from "~/member/guard.server";
import { sentBefore } from "~/money/outcome/outcome.server";
import { StoreUnavailable } from "~/store/store";

/** What the member had typed when the session ended, and the Set-Cookie header that clears it. */
interface RestoredForm {
  draft: { path: string; values: Record<string, string> } | null;
  forget?: string;
}

/**
 * Restores what was in a form when the session ended; if that form had been sent, redirects to its outcome page. While
 * the store cannot say whether it was sent, nothing is restored and everything is kept for the next page.
 */
export async function restoreForm(
  request: Request,
  { key }: Member,
  context: RequestContext,
): Promise<RestoredForm> {
  const { returnTo } = context.sessions;
  const place = await returnTo.find(request, key);
  if (!place) return { draft: null };
  const { path, values, intents = [] } = place;
  const forget = returnTo.forget();
  try {
    for (const intent of intents) {
      const outcome = await sentBefore(intent, key, context);
      if (outcome !== null) throw await redirectToSentBefore(outcome, forget, context);
    }
    return { draft: { path, values }, forget };
  } catch (error) {
    if (error instanceof StoreUnavailable) return { draft: null };
    throw error;
  }
}

/** Leads to the outcome of the form that was sent, and says that what was typed since then was not sent. */
async function redirectToSentBefore(
  outcome: string,
  forget: string,
  context: RequestContext,
): Promise<Response> {
  const text = context.texts.t(context.locale)("money:sentBefore");
  const answer = await redirectWithFlash(outcome, { as: "alert", tone: "warning", text }, context);
  answer.headers.append("set-cookie", forget);
  return answer;
}
