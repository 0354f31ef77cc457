import type { Store } from "~/store/store";
import { watchedStore } from "~/store/watched.server";
import type { Tracing } from "~/telemetry/tracing";

/** A store with a span for each step, without its keys and values: they name members and hold what they do. */
export function tracedStore(store: Store, system: "redis" | "sqlite", tracing: Tracing): Store {
  return watchedStore(store, (step, work) => {
    const facts = { "db.system.name": system, "db.operation.name": step } as const;
    return tracing.span(`store ${step}`, "call", facts, work);
  });
}
