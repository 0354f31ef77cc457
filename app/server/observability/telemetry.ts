import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { CallRecord } from "~/operator/client.server";
import { OperatorError } from "~/operator/error";
import { observedStore } from "~/store/observed.server";
import type { Store } from "~/store/store";
import { noTracing, type SpanFacts, type Tracing } from "~/telemetry/tracing";
import { errorKind } from "./log";

/** Traces of a process. */
export interface Telemetry extends Tracing {
  /** Begins to answer a request in a span, which ends once `ended` was called; a trusted proxy's trace goes on in it. */
  request(asked: Asked, begin: () => void, ended: () => void): void;
  /** What has become of the spans that ended. */
  counts: Readonly<SpanCounts>;
  /** Sends what is left; whatever takes longer is lost. */
  close(withinMs: number): Promise<void>;
}

/** A request that is to be answered. */
export interface Asked {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  requestId: string;
}

/** Spans that the collector has taken; those that found no place in the queue; and those that it did not take. */
export interface SpanCounts {
  sent: number;
  crowdedOut: number;
  undelivered: number;
}

/** What is traced: Remix's build, for which brand, in which release. */
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

/** What the span of a call to the operator says of its end. */
export function callFacts({ status, faults = [], error }: CallRecord): SpanFacts {
  return {
    ...(status !== undefined && { "http.response.status_code": status }),
    ...(faults.length > 0 && { "error.type": "contract" }),
    ...(error !== undefined && { "error.type": errorKind(error) }),
    ...(error instanceof OperatorError && { "kapao.reached": error.reached }),
  };
}

type Route = NonNullable<ServerBuild["routes"][string]>;

/** Remix's build with a span for each loader, each action and the drawing of each page. */
export function tracedBuild(build: ServerBuild, { span }: Tracing): ServerBuild {
  function traced<Asked extends unknown[], Told>(
    name: string,
    work: (...asked: Asked) => Told | Promise<Told>,
  ) {
    return (...asked: Asked) => span(name, "inside", {}, async () => work(...asked));
  }

  function tracedModule({ id, module }: Route): Route["module"] {
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

/** A store with a span for each step, without its keys and values: they name members and hold what they do. */
export function tracedStore(store: Store, system: "redis" | "sqlite", tracing: Tracing): Store {
  return observedStore(store, (step, work) => {
    const facts = { "db.system.name": system, "db.operation.name": step } as const;
    return tracing.span(`store ${step}`, "call", facts, work);
  });
}
