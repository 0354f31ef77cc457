import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { failure } from "~/errors/failure.server";
import { waitInit, waitText } from "~/errors/wait.server";
import type { Wait } from "~/limits/attempt.server";
import { OperatorError, Overloaded } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";

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

/**
 * A response for an endpoint that only the widget's script calls: failures become JSON, the operator's instructions
 * pass unchanged.
 */
export async function answerOf(context: RequestContext, work: () => Promise<Response>): Promise<Response> {
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
