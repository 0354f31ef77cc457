import type { IncomingMessage, ServerResponse } from "node:http";
import type { Store } from "~/store/store";

/**
 * Whether the process should get requests. On shutdown it becomes unready first, so that load balancers stop sending
 * them.
 */
export interface Readiness {
  isStopping: boolean;
}

/**
 * `/healthz`: the process is alive. `/readyz`: it should get requests. An unavailable store is reported without
 * failing, because reads work without it; risks of losing the store's data are reported too. Returns whether the
 * request was one of these.
 */
export function serveHealth(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  readiness: Readiness,
  store: Store,
): boolean {
  const path = incoming.url?.split("?")[0];
  if (path === "/healthz") send(outgoing, 200, { status: "ok" });
  else if (path === "/readyz" && readiness.isStopping) send(outgoing, 503, { status: "stopping" });
  else if (path === "/readyz") {
    store.ping().then(
      (risks) =>
        send(outgoing, 200, {
          status: "ok",
          ...(risks.length > 0 ? { store: "at risk", risks } : { store: "ok" }),
        }),
      () => send(outgoing, 200, { status: "ok", store: "away" }),
    );
  } else return false;
  return true;
}

function send(
  outgoing: ServerResponse,
  status: number,
  body: Record<string, string | readonly string[]>,
): void {
  outgoing.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  outgoing.end(JSON.stringify(body));
}
