import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { close, listen } from "../../tests/support/local-server";
import { limitConnections, type Overflow } from "./connections";

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((end) => end()));
});

interface Client {
  socket: Socket;
  heard: string;
  isClosed: boolean;
}

/** A server for two connections and one extra; all responses except health wait for `go`. */
async function stage() {
  const waiting: (() => void)[] = [];
  const over: Overflow = new WeakSet();
  const answer: RequestListener = ({ url, socket }, outgoing) => {
    if (over.has(socket)) outgoing.writeHead(503, { connection: "close" }).end();
    else if (url === "/at-once") outgoing.end("at once");
    else waiting.push(() => outgoing.end("done"));
  };
  const server: Server = createServer(answer);
  limitConnections(server, { connections: 2, overflow: 1 }, over);
  const port = await listen(server);
  open.push(() => close(server));
  const client = (): Client => {
    const one: Client = { socket: connect(port, "127.0.0.1"), heard: "", isClosed: false };
    one.socket.on("data", (data) => {
      one.heard += String(data);
    });
    one.socket.on("error", () => undefined);
    one.socket.on("close", () => {
      one.isClosed = true;
    });
    return one;
  };
  const ask = (path: string) => {
    const one = client();
    one.socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    return one;
  };
  return { client, ask, waiting };
}

it("one that says nothing, or is merely kept, gives way to whoever comes, the oldest first", async () => {
  const { client, ask } = await stage();
  const silent = client();
  const kept = ask("/at-once");
  await expect.poll(() => kept.heard).toContain("at once");
  const third = ask("/at-once");
  await expect.poll(() => third.heard).toContain("at once");
  expect(silent.isClosed).toBe(true);
  expect(kept.isClosed).toBe(false);
  const fourth = ask("/at-once");
  await expect.poll(() => fourth.heard).toContain("at once");
  expect(kept.isClosed).toBe(true);
});

it("one at work never does: who comes meanwhile is refused, and beyond that cut off", async () => {
  const { ask, waiting } = await stage();
  const working = [ask("/slow"), ask("/slow")];
  await expect.poll(() => waiting.length).toBe(2);
  const refused = ask("/slow");
  await expect.poll(() => refused.heard).toContain("503");
  expect(working.map(({ isClosed }) => isClosed)).toEqual([false, false]);
  for (const go of waiting) go();
  for (const one of working) await expect.poll(() => one.heard).toContain("done");
});
