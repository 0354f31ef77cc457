import { createServer, type Server } from "node:http";
import { prometheusContentType } from "prom-client";

/** Serves `/metrics` on a separate port that members cannot reach; the caller makes it listen. */
export function createMetricsServer(read: () => Promise<string>): Server {
  return createServer(async (incoming, outgoing) => {
    if (incoming.url !== "/metrics") {
      outgoing.writeHead(404).end();
      return;
    }
    const page = await read().catch(() => null);
    outgoing.writeHead(page === null ? 500 : 200, { "content-type": prometheusContentType });
    outgoing.end(page);
  });
}
