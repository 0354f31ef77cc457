import type { IncomingMessage, ServerResponse } from "node:http";
import { cached } from "~/store/coalesce.server";
import { storeRefusal } from "~/store/refusal.server";
import type { Store } from "~/store/store";
import { pathOf } from "../http/request";

/**
 * Whether the process should get requests. On shutdown it becomes unready first, so that load balancers stop sending
 * them.
 */
export interface Readiness {
  isStopping: boolean;
}

/** How long the store's answer counts, however many probes come. */
const KNOWN_MS = 1_000;
/** A probe is answered within this time, however slow the store is. A command that hangs is given up earlier. */
const ANSWER_WITHIN_MS = 1_500;

/** Answers `/healthz` and `/readyz`; returns whether the request was one of them. */
export type Health = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * `/healthz`: the process is alive. `/readyz`: it can take every request. Without the store it refuses money and
 * answers 503, with the reason if the store refuses something. The risk of losing the store's data is told beside a
 * 200.
 */
export function createHealth(
  readiness: Readiness,
  store: Pick<Store, "ping">,
  now: () => number = Date.now,
): Health {
  const readState = createStoreProbe(store, now);

  async function sendStore(outgoing: ServerResponse): Promise<void> {
    const { isAway, reasons } = await readState();
    const isSaid = reasons.length > 0;
    if (isAway)
      return send(outgoing, 503, { status: "unready", store: "away", ...(isSaid ? { reasons } : {}) });
    send(outgoing, 200, {
      status: "ok",
      ...(isSaid ? { store: "at risk", risks: reasons } : { store: "ok" }),
    });
  }

  return (incoming, outgoing) => {
    const path = pathOf(incoming);
    if (path === "/healthz") send(outgoing, 200, { status: "ok" });
    else if (path !== "/readyz") return false;
    else if (readiness.isStopping) send(outgoing, 503, { status: "stopping" });
    else void sendStore(outgoing);
    return true;
  };
}

interface StoreState {
  isAway: boolean;
  /** Why it may lose data, or, while it is away, what it refuses. */
  reasons: readonly string[];
}

/** Reads the store's state, however often it is called with at most one `ping` a second. */
export function createStoreProbe(
  store: Pick<Store, "ping">,
  now: () => number = Date.now,
): () => Promise<StoreState> {
  const ask = () => store.ping().then((reasons) => ({ isAway: false, reasons }), away);
  const ping = cached(ask, KNOWN_MS, now);
  return () => Promise.race([ping(), late()]);
}

/** Reads answers that arrived while this process was busy first: the store must not be blamed for that. */
function late(): Promise<StoreState> {
  return new Promise((resolve) =>
    setTimeout(() => setImmediate(() => resolve(away())), ANSWER_WITHIN_MS).unref(),
  );
}

function away(error?: unknown): StoreState {
  const refusal = storeRefusal(error);
  return { isAway: true, reasons: refusal === undefined ? [] : [refusal] };
}

function send(
  outgoing: ServerResponse,
  status: number,
  body: Record<string, string | readonly string[]>,
): void {
  outgoing.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  outgoing.end(JSON.stringify(body));
}
