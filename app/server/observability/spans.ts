import type { IncomingMessage } from "node:http";
import {
  type Context,
  type ContextManager,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import type { ServerBuild } from "@remix-run/node";
import { isRateLimited } from "~/store/store";
import type { SpanPlace, Tracing } from "~/telemetry/tracing";
import { pathOf } from "../http/request";
import { errorKind } from "./log";
import type { Telemetry } from "./telemetry";

const spanKinds: Record<SpanPlace, SpanKind> = { inside: SpanKind.INTERNAL, call: SpanKind.CLIENT };

const traceContext = new W3CTraceContextPropagator();
const carrier = {
  get: (headers: IncomingMessage["headers"], name: string) => headers[name],
  keys: (headers: IncomingMessage["headers"]) => Object.keys(headers),
  set(headers: Record<string, string>, name: string, value: string) {
    headers[name] = value;
  },
};

/**
 * Spans opened by hand (docs/decisions/traces-at-our-own-seams.md). A span's parent is the span within whose work it
 * begins, even if that one has ended while its work goes on.
 */
export function createSpans(tracer: Tracer, contexts: ContextManager): Tracing {
  const spanIn = (context: Context) => trace.getSpan(context);

  return {
    span(name, place, facts, work) {
      const parent = contexts.active();
      const span = tracer.startSpan(name, { kind: spanKinds[place], attributes: { ...facts } }, parent);
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

/** Marks a span as failed, with the kind of the error and never its message, which may quote anything. */
function markFailed(span: Span, error: unknown): void {
  // A limit that is reached is a result, not an error.
  if (isRateLimited(error)) return;
  const kind = error instanceof Response ? kindOfStatus(error.status) : errorKind(error);
  if (kind === undefined) return;
  span.setAttribute("error.type", kind);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A response that a loader throws is no error in itself: it may be a redirect, or the page for a missing thing. */
function kindOfStatus(status: number): string | undefined {
  return status >= 500 ? String(status) : undefined;
}

const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Spans of requests, named by method and route pattern. */
export function requestSpans(
  tracer: Tracer,
  contexts: ContextManager,
  isTrustedPeer: (incoming: IncomingMessage) => boolean,
  routes: ServerBuild["routes"],
): Telemetry["request"] {
  const patternOf = routePatterns(routes);

  return ({ incoming, outgoing, requestId }, begin, ended) => {
    const before = isTrustedPeer(incoming)
      ? traceContext.extract(ROOT_CONTEXT, incoming.headers, carrier)
      : ROOT_CONTEXT;
    const path = pathOf(incoming);
    const { method = "" } = incoming;
    const attributes = {
      "http.request.method": METHODS.has(method) ? method : "_OTHER",
      "http.route": patternOf(path),
      "kapao.request_id": requestId,
      "kapao.is_data": path.endsWith(".data"),
    };
    const name = `${attributes["http.request.method"]} ${attributes["http.route"]}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, before);
    const within = trace.setSpan(before, span);
    // One listener for everything: Node would warn of a leak if there were more beside the others'.
    outgoing.on("close", () => {
      contexts.with(within, ended);
      span.setAttribute("http.response.status_code", outgoing.statusCode);
      if (!outgoing.writableFinished) span.setAttribute("error.type", "broken-off");
      if (outgoing.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    contexts.with(within, begin);
  };
}

/** For a path that no route matches. */
const UNMATCHED = "/*";

/** Finds the pattern of the route that matches a path: `/user/bonus/:code` for `/user/bonus/WEEK15` or `….data`. */
export function routePatterns(routes: ServerBuild["routes"]): (path: string) => string {
  const patterns = Object.keys(routes).map((id) => patternOf(routes, id));
  const fixed = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)));
  const named = patterns
    .filter((pattern) => pattern.includes(":"))
    .map(
      (pattern) =>
        [new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+").replaceAll(".", "\\.")}$`), pattern] as const,
    );

  return (path) => {
    const page = path
      .replace(/\.data$/, "")
      .replace(/^\/_root$/, "/")
      .replace(/(?<=.)\/$/, "")
      .toLowerCase();
    if (fixed.has(page)) return page;
    return named.find(([form]) => form.test(page))?.[1] ?? UNMATCHED;
  };
}

function patternOf(routes: ServerBuild["routes"], id: string): string {
  const parts: string[] = [];
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    if (route.path) parts.unshift(route.path);
  return `/${parts.join("/").replace(/^\/+/, "")}`;
}
