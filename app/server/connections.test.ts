import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { close, listen } from "../../tests/support/local-server";
import { limitConnections } from "./connections";
import { createOverflow } from "./overflow";

const open: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(open.splice(0).map((end) => end())));

interface Client {
  socket: Socket;
  heard: string;
  isClosed: boolean;
}

/**
 * A server for two connections and so many extra; one of those gets an
 * answer if its group, by default all, may have it.
 */
async function stage(extra = 1) {
  const waiting: (() => void)[] = [];
  const overflow = createOverflow(extra);
  const answer: RequestListener = ({ url, socket, headers }, outgoing) => {
    if (overflow.refuses(socket, String(headers["x-group"])))
      outgoing.writeHead(503, { connection: "close" }).end();
    else if (url === "/at-once") outgoing.end("at once");
    else waiting.push(() => outgoing.end("done"));
  };
  const server: Server = createServer(answer);
  const clock = { now: 0 };
  limitConnections(
    server,
    2,
    overflow,
    () => "203.0.113.7",
    () => clock.now,
  );
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
  const ask = (path: string, group = "guests") => {
    const one = client();
    one.socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Group: ${group}\r\n\r\n`);
    return one;
  };
  const arrived = (count: number) =>
    expect
      .poll(() => new Promise((resolve) => server.getConnections((_, open) => resolve(open))))
      .toBe(count);
  return { client, ask, waiting, clock, arrived };
}

it("one that has said nothing gives way to whoever comes, and only then one that is merely kept", async () => {
  const { client, ask, waiting, clock, arrived } = await stage();
  const kept = ask("/at-once");
  await expect.poll(() => kept.heard).toContain("at once");
  const silent = client();
  await arrived(2);
  clock.now += 1_000;
  ask("/slow");
  await expect.poll(() => waiting.length).toBe(1);
  await expect.poll(() => silent.isClosed).toBe(true);
  expect(kept.isClosed).toBe(false);
  const fourth = ask("/at-once");
  await expect.poll(() => fourth.heard).toContain("at once");
  await expect.poll(() => kept.isClosed).toBe(true);
});

it("one that has just come, or was just answered, does not give way: who comes is held beside it", async () => {
  const { client, ask, clock, arrived } = await stage(2);
  const kept = ask("/at-once");
  await expect.poll(() => kept.heard).toContain("at once");
  const silent = client();
  await arrived(2);
  clock.now += 999;
  const extra = client();
  await arrived(3);
  extra.socket.write("GET /at-once HTTP/1.1\r\nHost: x\r\n\r\n");
  await expect.poll(() => extra.heard).toContain("at once");
  await expect.poll(() => extra.isClosed).toBe(true);
  client();
  await arrived(3);
  expect([silent.isClosed, kept.isClosed]).toEqual([false, false]);
  clock.now += 1;
  const next = ask("/at-once");
  await expect.poll(() => next.heard).toContain("at once");
  expect([silent.isClosed, kept.isClosed]).toEqual([true, false]);
});

it("a client is told that its connection will close while few are left, so it sends no form on one that gives way", async () => {
  const { ask } = await stage();
  const first = ask("/at-once");
  await expect.poll(() => first.heard).toContain("Connection: keep-alive");
  const last = ask("/at-once");
  await expect.poll(() => last.heard).toContain("connection: close");
  await expect.poll(() => last.isClosed).toBe(true);
  expect(first.isClosed).toBe(false);
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

it("beside a crowd of its address that is refused, who asks for little is answered", async () => {
  const { ask, waiting, arrived } = await stage(16);
  const working = [ask("/slow"), ask("/slow")];
  await expect.poll(() => waiting.length).toBe(2);
  const crowd = [ask("/slow"), ask("/slow"), ask("/slow"), ask("/slow")];
  await expect.poll(() => waiting.length).toBe(6);
  const refused = ask("/slow");
  await expect.poll(() => refused.heard).toContain("503");
  const member = ask("/at-once", "member");
  await expect.poll(() => member.heard).toContain("at once");
  await arrived(6);
  expect([...working, ...crowd].map(({ isClosed }) => isClosed)).toEqual(Array(6).fill(false));
});
