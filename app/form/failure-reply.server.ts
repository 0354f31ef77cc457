import { endpoints } from "schemas/contract";
import { ownEntry } from "schemas/own-entry";
import type { RequestContext } from "~/context";
import { errorText } from "~/errors/error-text.server";
import { nextStep } from "~/errors/next-step.server";
import { dialogTitles, lostAnswers, presentations } from "~/errors/presentation.server";
import { TooOften, waitInit, waitText } from "~/errors/wait.server";
import { OperatorError, Overloaded } from "~/operator/error";
import { StoreUnavailable } from "~/store/store";
import type { Message } from "./form-reply";

/** What a form says after a failure, and the status. Without texts where section 8 keeps it silent. */
export interface FailureReply {
  /** Shown at the form. */
  text?: string;
  /** Shown above the page. */
  message?: Message;
  init: ResponseInit;
}

/**
 * A failure in an action, in the way its form shows it (specification, section 8). Rethrows an error that is not meant
 * for the member.
 */
export function failureReply(error: unknown, context: RequestContext): FailureReply {
  if (error instanceof TooOften) {
    return { text: waitText(error.seconds, context), init: waitInit(error.seconds) };
  }
  const t = context.texts.t(context.locale);
  if (error instanceof StoreUnavailable) {
    return { text: t("public:error.unavailableText"), init: { status: 503 } };
  }
  if (error instanceof Overloaded) {
    return { text: t("public:error.overloadedText"), init: { status: 503 } };
  }
  if (!(error instanceof OperatorError)) throw error;
  const lost = lostAnswerOf(error);
  if (lost) return { text: t(lost), init: { status: 502 } };
  const init = { status: error.reached === "refused" ? 400 : 502 };
  return { ...textsFor(error, errorText(context, error.message), context), init };
}

/**
 * Whether this failure leaves open what became of a form that is sent again: nobody has yet looked up the outcome of
 * the first submission.
 */
export function isUndecided(error: unknown): boolean {
  if (error instanceof OperatorError) return error.reached !== "refused";
  return error instanceof TooOften || error instanceof StoreUnavailable;
}

function lostAnswerOf({ endpoint, reached }: OperatorError) {
  return reached === "unknown" ? ownEntry(lostAnswers, endpoint) : undefined;
}

const reads: ReadonlySet<string> = new Set(
  endpoints.filter(({ endpoint }) => endpoint.effect === "read").map(({ name }) => name),
);

/** A failed read ends the action, so it is always shown, even where a page would ignore it. */
function textsFor({ endpoint, message: code }: OperatorError, text: string, context: RequestContext) {
  const presentation = reads.has(endpoint) ? "alert" : presentations[endpoint];
  if (presentation === "silent" || presentation === "logged") return {};
  if (presentation === "toast") return { message: { as: "toast", tone: "negative", text } satisfies Message };
  if (presentation === "dialog") {
    const title = context.texts.t(context.locale)(ownEntry(dialogTitles, endpoint) ?? "form:failed");
    return { message: { as: "dialog", title, text, next: nextStep(code, context) } satisfies Message };
  }
  return { text };
}
