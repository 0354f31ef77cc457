import type { RequestContext } from "~/context";
import { OperatorError, Overloaded } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";
import { errorText } from "./error-text.server";
import { failure } from "./failure.server";

/**
 * The result of a call that the page cannot do without; a failure becomes an error page. If the store cannot be read,
 * the page says that a form may have been received.
 */
export async function orErrorPage<T>(answer: Promise<T>, context: RequestContext): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Overloaded) throw failure("overloaded", context);
    if (error instanceof OperatorError) throw failure("operator", context, refusalText(error, context));
    if (error instanceof StoreUnavailable) throw failure("unread", context);
    throw error;
  }
}

/**
 * The result of a call for an optional part of a page, or the operator's reason for refusing it (with its `code`).
 * Errors that end the session or the service still end the request.
 */
export async function orPanel<T>(
  answer: Promise<T>,
  context: RequestContext,
): Promise<{ value: T } | { value: null; code?: string; reason: string | undefined }> {
  try {
    return { value: await answer };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    const code = error.reached === "refused" ? error.message : undefined;
    return { value: null, code, reason: refusalText(error, context) };
  }
}

/** Like `orPanel`, for the main part of a page: throws an error page if the call was not made because of overload. */
export function ownOrPanel<T>(answer: Promise<T>, context: RequestContext) {
  const own = answer.catch((error: unknown) => {
    throw error instanceof Overloaded ? failure("overloaded", context) : error;
  });
  return orPanel(own, context);
}

/** The operator's reason for refusing a read (section 8); undefined if the call merely failed. */
function refusalText(error: OperatorError, context: RequestContext): string | undefined {
  return error.reached === "refused" ? errorText(context, error.message) : undefined;
}
