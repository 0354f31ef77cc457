import { createServer, type Server } from "node:http";
import { prometheusContentType } from "prom-client";
import { recent } from "~/store/recent.server";

/**
 * Serves `/metrics` on a separate port that members cannot reach; the caller makes it listen. However many ask at
 * once, the figures are gathered once for all of them.
 */
export function createMetricsServer(read: () => Promise<string>): Server {
  const gather = recent(read, 0, Date.now);
  return createServer(async (incoming, outgoing) => {
    if (incoming.url !== "/metrics") {
      outgoing.writeHead(404).end();
      return;
    }
    const page = await gather().catch(() => null);
    outgoing.writeHead(page === null ? 500 : 200, { "content-type": prometheusContentType });
    outgoing.end(page);
  });
}
