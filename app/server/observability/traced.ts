import type { ServerBuild } from "@remix-run/node";
import type { Store } from "~/store/store";
import { watchedStore } from "~/store/watched.server";
import type { Tracing } from "~/telemetry/tracing";

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
  return watchedStore(store, (step, work) => {
    const facts = { "db.system.name": system, "db.operation.name": step } as const;
    return tracing.span(`store ${step}`, "call", facts, work);
  });
}
