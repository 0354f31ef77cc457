import type { IncomingMessage } from "node:http";
import {
  type ContextManager,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import type { ServerBuild } from "@remix-run/node";
import { pathOf } from "../refusals";
import { routePatterns } from "./route-patterns";
import type { Telemetry } from "./telemetry";

const METHODS = new Set(["GET", "HEAD", "POST"]);

const traceContext = new W3CTraceContextPropagator();
const carrier = {
  get: (headers: IncomingMessage["headers"], name: string) => headers[name],
  keys: (headers: IncomingMessage["headers"]) => Object.keys(headers),
};

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
    // One listener for all: with what else listens, more would look like a leak to Node.
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
