import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { close, listen } from "../../tests/support/local-server";
import { limitConnections } from "./connections";
import { createOverflow } from "./overflow";

const MANY = 20;
const FLOOD = "203.0.113.7";
const LARGE = Buffer.alloc(32 * 1024 * 1024);

const open: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(open.splice(0).map((end) => end())));

interface Client {
  socket: Socket;
  heard: string;
  isClosed: boolean;
}

/** A server for so many connections and so many extra; a request's address is whatever it says. */
async function stage(connections: number, extra = 0) {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const answer: RequestListener = (incoming, outgoing) => {
    begun += 1;
    if (incoming.url === "/large") outgoing.end(LARGE);
    else if (incoming.url === "/at-once") outgoing.end("at once");
    else incoming.on("end", () => waiting.push(() => outgoing.end("done"))).resume();
  };
  const server = createServer(answer);
  const addressOf = ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">) =>
    String(headers["x-forwarded-for"] ?? socket.remoteAddress);
  // Nobody has just come or been answered: that is told by connections.test.ts.
  let seconds = 0;
  limitConnections(server, connections, createOverflow(extra), addressOf, () => ++seconds * 1_000);
  const port = await listen(server);
  open.push(() => close(server));

  async function send(text: string): Promise<Client> {
    const one: Client = { socket: connect(port, "127.0.0.1"), heard: "", isClosed: false };
    one.socket.on("data", (data) => {
      one.heard = String(data).slice(0, 200);
    });
    one.socket.on("error", () => undefined);
    one.socket.on("close", () => {
      one.isClosed = true;
    });
    const before = begun;
    one.socket.write(text);
    await expect.poll(() => begun, { interval: 1 }).toBe(before + 1);
    return one;
  }
  const head = (line: string, from: string) => `${line} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\n`;
  const get = (path: string, from: string) => send(`${head(`GET ${path}`, from)}\r\n`);
  /** Sends all but the last byte of a form. */
  const postMost = (from: string) => send(`${head("POST /form", from)}Content-Length: 2\r\n\r\na`);
  const post = (from: string) => send(`${head("POST /form", from)}Content-Length: 1\r\n\r\na`);
  return { get, post, postMost, waiting };
}

async function times(count: number, act: () => Promise<Client>): Promise<Client[]> {
  const clients: Client[] = [];
  while (clients.length < count) clients.push(await act());
  return clients;
}

const closedOf = (clients: Client[]) => clients.flatMap(({ isClosed }, index) => (isClosed ? [index] : []));

it("forms that never come to their end give way to whoever comes, the oldest first", async () => {
  const { get, postMost } = await stage(MANY);
  const flood = await times(MANY, () => postMost(FLOOD));
  for (const guest of await times(3, () => get("/at-once", "198.51.100.1"))) {
    await expect.poll(() => guest.heard).toContain("at once");
    guest.socket.destroy();
  }
  await expect.poll(() => closedOf(flood)).toContain(0);
  expect(closedOf(flood).every((index) => index < 3)).toBe(true);
});

it("one whose request has come whole and is at work does not give way, however old, while there is no crowd", async () => {
  const { get, postMost, waiting } = await stage(2);
  const atWork = await get("/slow", FLOOD);
  await expect.poll(() => waiting.length).toBe(1);
  const flood = await times(5, () => postMost(FLOOD));
  await expect.poll(() => closedOf(flood)).toEqual([0, 1, 2, 3]);
  for (const go of waiting) go();
  await expect.poll(() => atWork.heard).toContain("done");
});

it("a crowd that only waits for its turn is not cut off, neither its pages nor its forms: who comes is held beside it", async () => {
  const { get, post } = await stage(2 * MANY, 8);
  const forms = await times(MANY, () => post(FLOOD));
  const pages = await times(MANY, () => get("/slow", FLOOD));
  for (const guest of await times(3, () => get("/at-once", "198.51.100.1")))
    await expect.poll(() => guest.heard).toContain("at once");
  expect(closedOf([...forms, ...pages])).toEqual([]);
});

it("an answer that is done but not taken gives way", async () => {
  const { get } = await stage(2);
  const [first, second] = await times(2, async () => {
    const one = await get("/large", FLOOD);
    one.socket.pause();
    return one;
  });
  const other = await get("/at-once", FLOOD);
  await expect.poll(() => other.heard).toContain("at once");
  first?.socket.resume();
  await expect.poll(() => [first?.isClosed, second?.isClosed]).toEqual([true, false]);
});

it("whoever holds far more than others gives way first, also before the idle; other uploads go on", async () => {
  const { get, postMost } = await stage(MANY);
  const upload = await postMost("198.51.100.1");
  const kept = await get("/at-once", "198.51.100.2");
  const flood = await times(MANY - 2, () => postMost(FLOOD));
  const other = await get("/at-once", "198.51.100.3");
  await expect.poll(() => other.heard).toContain("at once");
  await expect.poll(() => closedOf(flood)).toEqual([0]);
  expect([upload.isClosed, kept.isClosed]).toEqual([false, false]);
});

it("the subscriber of an IPv6 network is one, whichever of its addresses is used", async () => {
  const { get, postMost } = await stage(MANY);
  const upload = await postMost("198.51.100.1");
  let host = 0;
  const flood = await times(MANY - 1, () => postMost(`2001:db8:0:1::${(++host).toString(16)}`));
  await get("/at-once", "198.51.100.3");
  await expect.poll(() => closedOf(flood)).toEqual([0]);
  expect(upload.isClosed).toBe(false);
});

it("where nobody holds many, the idle give way before those in the middle of an upload", async () => {
  const { get, postMost } = await stage(3);
  const kept = await get("/at-once", "198.51.100.2");
  await expect.poll(() => kept.heard).toContain("at once");
  const uploads = await times(2, () => postMost(FLOOD));
  await get("/at-once", "198.51.100.3");
  await expect.poll(() => kept.isClosed).toBe(true);
  expect(closedOf(uploads)).toEqual([]);
});
