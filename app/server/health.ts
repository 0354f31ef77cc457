import type { IncomingMessage, ServerResponse } from "node:http";
import { recent } from "~/store/recent.server";
import type { Store } from "~/store/store";

/**
 * Whether the process should get requests. On shutdown it becomes unready first, so that load balancers stop sending
 * them.
 */
export interface Readiness {
  isStopping: boolean;
  /** Whether another process of this machine has taken its place at the port: then load balancers need not notice. */
  hasSuccessor?: boolean;
}

/** How long one look at the store counts, however many probes come. */
const LOOK_MS = 1_000;
/** A probe is answered within this time, also if the store is slow at every step; one that hangs is given up before. */
const PATIENCE_MS = 1_500;

/** Answers `/healthz` and `/readyz`; returns whether the request was one of them. */
export type Health = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * `/healthz`: the process is alive. `/readyz`: it can take every request; without the store it refuses money, and says
 * 503. Risks of losing the store's data are reported without failing.
 */
export function createHealth(
  readiness: Readiness,
  store: Pick<Store, "ping">,
  now: () => number = Date.now,
): Health {
  const look = createStoreLook(store, now);

  async function sendStore(outgoing: ServerResponse): Promise<void> {
    const risks = await look();
    if (!risks) return send(outgoing, 503, { status: "unready", store: "away" });
    send(outgoing, 200, {
      status: "ok",
      ...(risks.length > 0 ? { store: "at risk", risks } : { store: "ok" }),
    });
  }

  return (incoming, outgoing) => {
    const path = incoming.url?.split("?")[0];
    if (path === "/healthz") send(outgoing, 200, { status: "ok" });
    else if (path !== "/readyz") return false;
    else if (readiness.isStopping && !readiness.hasSuccessor) send(outgoing, 503, { status: "stopping" });
    else void sendStore(outgoing);
    return true;
  };
}

/** Why the store may lose data, as it says when it is asked now and then; null while it is away. */
export function createStoreLook(
  store: Pick<Store, "ping">,
  now: () => number = Date.now,
): () => Promise<readonly string[] | null> {
  const ping = recent(() => store.ping().catch(() => null), LOOK_MS, now);
  return () => Promise.race([ping(), late()]);
}

/** What arrived while this process was busy is read first: the store must not be blamed for it. */
function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => setImmediate(resolve, null), PATIENCE_MS).unref());
}

function send(
  outgoing: ServerResponse,
  status: number,
  body: Record<string, string | readonly string[]>,
): void {
  outgoing.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  outgoing.end(JSON.stringify(body));
}
