import type { RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import { createTransport, type Transport } from "~/operator/transport.server";
import { type LocalServer, startLocalServer } from "./local-server";
import { rowOf } from "./rows";

export const read = rowOf("lookup.info");
export const change = rowOf("wallet.activate");
export const money = rowOf("wallet.transfer");
export const effects = [read, change, money];

export const json: RequestListener = (_, outgoing) => {
  outgoing.setHeader("content-type", "application/json");
  outgoing.end("{}");
};
export const reset: RequestListener = (incoming) => incoming.socket.destroy();
export const hang: RequestListener = () => undefined;
export const breakOff: RequestListener = (_, outgoing) => {
  outgoing.writeHead(200, { "content-length": "1000" });
  outgoing.write('{"message":"SUC', () => outgoing.socket?.destroy());
};

export async function operator(
  answer: RequestListener,
  path = "",
): Promise<LocalServer & { transport: Transport }> {
  const server = await startLocalServer(answer);
  const transport = createTransport(server.url + path);
  onTestFinished(() => server.close().then(() => transport.close()));
  return { ...server, transport };
}

/** Sends these responses in turn, then the last one repeatedly. */
export function inTurn(...answers: RequestListener[]): RequestListener {
  let count = 0;
  return (incoming, outgoing) => answers[Math.min(count++, answers.length - 1)]?.(incoming, outgoing);
}

export function send(transport: Transport, row = read, timeoutMs = 5_000) {
  const body = row.endpoint.method === "POST" ? '{"amount":1}' : undefined;
  return transport.send(row, { path: "/api/somewhere", headers: { "x-one": "1" }, body, timeoutMs });
}
