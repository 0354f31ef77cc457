import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { close, listen } from "./local-server";

/** How a call ends although it is executed later. */
export type LostExchange = "reset" | "500" | "502" | "hang";

export interface LateOperator {
  url: string;
  /** The next call at this path ends this way; it is executed only when delivered. */
  hold(path: string, exchange: LostExchange): void;
  /** The number of calls held. */
  held(): number;
  /** Executes the oldest held call. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

type Held = () => Promise<Response>;

/** A proxy like a gateway whose backend continues after the call has ended. */
export async function startLateOperator(target: string): Promise<LateOperator> {
  let wanted: { path: string; exchange: LostExchange } | undefined;
  const held: Held[] = [];

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const send: Held = () => forward(target, incoming, Buffer.concat(chunks));
    const exchange = wanted?.path === incoming.url ? wanted?.exchange : undefined;
    if (exchange === undefined) return pass(await send(), outgoing);
    wanted = undefined;
    held.push(send);
    if (exchange === "reset") outgoing.socket?.resetAndDestroy();
    else if (exchange !== "hang") outgoing.writeHead(Number(exchange)).end("<html>Bad Gateway</html>");
  }

  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    hold(path, exchange) {
      wanted = { path, exchange };
    },
    held: () => held.length,
    async deliver() {
      await (await held.shift()?.())?.arrayBuffer();
    },
    close: () => close(server),
  };
}

function forward(target: string, { url, method = "GET", headers }: IncomingMessage, body: Buffer) {
  const kept = Object.entries(headers).filter(
    ([name]) => !["host", "connection", "content-length", "transfer-encoding"].includes(name),
  );
  const sent = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
  return fetch(target + url, { method, headers: sent, body: method === "GET" ? null : new Uint8Array(body) });
}

async function pass(answer: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.status, { "content-type": "application/json" });
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
}
