import {
  type Context,
  type ContextManager,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { isRateLimited } from "~/store/store";
import type { SpanPlace, Tracing } from "~/telemetry/tracing";
import { errorKind } from "./log";

const kinds: Record<SpanPlace, SpanKind> = { inside: SpanKind.INTERNAL, call: SpanKind.CLIENT };

const traceContext = new W3CTraceContextPropagator();
const carrier = {
  set(headers: Record<string, string>, name: string, value: string) {
    headers[name] = value;
  },
};

/** Each span is the child of the one in whose work it begins, also when that work goes on after its end. */
export function createSpans(tracer: Tracer, contexts: ContextManager): Tracing {
  const spanIn = (context: Context) => trace.getSpan(context);

  return {
    span(name, place, facts, work) {
      const parent = contexts.active();
      const span = tracer.startSpan(name, { kind: kinds[place], attributes: { ...facts } }, parent);
      return contexts.with(trace.setSpan(parent, span), async () => {
        try {
          return await work();
        } catch (error) {
          markFailed(span, error);
          throw error;
        } finally {
          span.end();
        }
      });
    },
    tell: (facts) => void spanIn(contexts.active())?.setAttributes({ ...facts }),
    headers() {
      const headers: Record<string, string> = {};
      traceContext.inject(contexts.active(), headers, carrier);
      return headers;
    },
    traceId: () => spanIn(contexts.active())?.spanContext().traceId,
  };
}

/** Marks a span with the kind of an error, never with its message, which may quote anything. */
function markFailed(span: Span, error: unknown): void {
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
