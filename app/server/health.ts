import type { IncomingMessage, ServerResponse } from "node:http";
import type { Store } from "~/store/store";

/** Whether the process should get requests. It stops being ready first, so that a load balancer looks elsewhere. */
export interface Readiness {
  isStopping: boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: it should get requests; says "store away" without failing, since reads go
 * on without the store. Answers whether the request was one of these.
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
      () => send(outgoing, 200, { status: "ok", store: "ok" }),
      () => send(outgoing, 200, { status: "ok", store: "away" }),
    );
  } else return false;
  return true;
}

function send(outgoing: ServerResponse, status: number, body: Record<string, string>): void {
  outgoing.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  outgoing.end(JSON.stringify(body));
}
