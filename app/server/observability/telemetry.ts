import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { CallRecord } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { observedStore } from "~/store/observed.server";
import type { Store } from "~/store/store";
import { noTracing, type SpanFacts, type Tracing } from "~/telemetry/tracing";
import { errorKind } from "./log";

/** The traces of the process. */
export interface Telemetry extends Tracing {
  /**
   * Runs `begin`, which answers the request, in a span that lasts until the answer is sent or its client has gone;
   * `ended` is called then, within the span. It continues the trace of a trusted proxy.
   */
  request(request: TracedRequest, begin: () => void, ended: () => void): void;
  /** What became of the spans that have ended. */
  counts: Readonly<SpanCounts>;
  /** Sends the remaining spans; those that take longer than `withinMs` are lost. */
  close(withinMs: number): Promise<void>;
}

export interface TracedRequest {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  requestId: string;
}

export interface SpanCounts {
  /** The collector has accepted them. */
  sent: number;
  /** The queue was full. */
  crowdedOut: number;
  /** The collector has refused them, or did not answer in time. */
  undelivered: number;
}

/** The build to be traced, and the brand and release that its traces name. */
export interface TracedServer {
  build: ServerBuild;
  brandId: string;
  version: string;
}

export const noTelemetry: Telemetry = {
  ...noTracing,
  request({ outgoing }, begin, ended) {
    outgoing.on("close", ended);
    begin();
  },
  counts: { sent: 0, crowdedOut: 0, undelivered: 0 },
  close: async () => undefined,
};

/** How a call to the operator ended, for its span. */
export function callFacts({ status, faults = [], error }: CallRecord): SpanFacts {
  return {
    ...(status !== undefined && { "http.response.status_code": status }),
    ...(faults.length > 0 && { "error.type": "contract" }),
    ...(error !== undefined && { "error.type": errorKind(error) }),
    ...(error instanceof OperatorError && { "kapao.reached": error.reached }),
  };
}

type BuildRoute = NonNullable<ServerBuild["routes"][string]>;

/** The same build, with a span for each loader, each action and the rendering of each page. */
export function tracedBuild(build: ServerBuild, { span }: Tracing): ServerBuild {
  function traced<Args extends unknown[], Result>(
    name: string,
    work: (...args: Args) => Result | Promise<Result>,
  ) {
    return (...args: Args) => span(name, "inside", {}, async () => work(...args));
  }

  function tracedModule({ id, module }: BuildRoute): BuildRoute["module"] {
    const name = id.replace(/^routes\//, "").replace(/\/route$/, "");
    const { loader, action } = module;
    return {
      ...module,
      ...(loader && { loader: traced(`loader ${name}`, loader) }),
      ...(action && { action: traced(`action ${name}`, action) }),
    };
  }

  const routes = Object.entries(build.routes).flatMap(([id, route]) =>
    route ? [[id, { ...route, module: tracedModule(route) }] as const] : [],
  );
  const { module } = build.entry;
  return {
    ...build,
    entry: { ...build.entry, module: { ...module, default: traced("render", module.default) } },
    routes: Object.fromEntries(routes),
  };
}

/**
 * The same store, with a span for each step. The spans have no keys and values, which name members and what they do.
 */
export function tracedStore(store: Store, system: "redis" | "sqlite", tracing: Tracing): Store {
  return observedStore(store, (step, work) => {
    const facts = { "db.system.name": system, "db.operation.name": step } as const;
    return tracing.span(`store ${step}`, "call", facts, work);
  });
}
