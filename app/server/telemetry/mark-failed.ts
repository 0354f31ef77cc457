import { type Span, SpanStatusCode } from "@opentelemetry/api";
import { isRateLimited } from "~/store/store";
import { errorKind } from "../log";

/** Marks a span with the kind of an error, never with its message, which may quote anything. */
export function markFailed(span: Span, error: unknown): void {
  // A limit that is reached is an answer of the store.
  if (isRateLimited(error)) return;
  const kind = error instanceof Response ? kindOfStatus(error.status) : errorKind(error);
  if (kind === undefined) return;
  span.setAttribute("error.type", kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A response that a loader throws is its answer: a redirect, or a page for what does not exist. */
function kindOfStatus(status: number): string | undefined {
  return status >= 500 ? String(status) : undefined;
}
