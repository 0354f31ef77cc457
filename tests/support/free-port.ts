import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems give to outgoing connections (from 32,768 on Linux, 49,152 elsewhere). */
const PORTS = { from: 20_000, to: 32_000 };

/**
 * A port that was free a moment ago, for a program that is to come back on the same one. The system gives it to nobody
 * in between, as it would one of those that it chooses from itself.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await canListen(port)) return port;
  }
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
