import { afterEach, describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { type ChatClient, connectSocketIo, connectWebSocket } from "./chat-clients";
import { startOperator } from "./operator-under-test";

const operator = freshOperator();
const clients: ChatClient[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

let lastGuest = 0;
const say = (guestId: string, message: string, more = {}) =>
  operator.control("POST", "/chat/send", { guestId, message, ...more });
const said = ({ events }: ChatClient) =>
  events.map(({ message }) => (message.payload as { message: string }).message);

async function listeners(room: string): Promise<number> {
  return (await operator.control<{ listeners: number }>("GET", `/chat/rooms/${room}`)).listeners;
}

const transports = { "socket.io": connectSocketIo, websocket: connectWebSocket };

describe.each(Object.entries(transports))("by %s", (name, connect) => {
  /** A guest who has joined their room. */
  async function enter() {
    const guestId = `${name}-${++lastGuest}`;
    const room = `room-${guestId}`;
    const client = await connect(operator.url);
    clients.push(client);
    client.join(room);
    await expect.poll(() => listeners(room)).toBe(1);
    return { guestId, room, client };
  }

  it("who joined a room hears what staff says there, and nothing of other rooms [7.74]", async () => {
    const one = await enter();
    const two = await enter();
    await say(one.guestId, "to one");
    await say(two.guestId, "to two");
    await expect.poll(() => [said(one.client), said(two.client)]).toEqual([["to one"], ["to two"]]);
    expect(one.client.events[0]).toMatchObject({ sender: "staff", createdAt: expect.stringMatching(/Z$/) });
  });

  it("joining twice is as good as once, and who leaves hears no more", async () => {
    const { guestId, room, client } = await enter();
    client.join(room);
    await say(guestId, "once");
    await expect.poll(() => said(client)).toEqual(["once"]);
    client.close();
    await expect.poll(() => listeners(room)).toBe(0);
  });

  it("a customer's own message comes back, or does not, as the setting says", async () => {
    const { guestId, client } = await enter();
    const own = (message: string) =>
      operator.call("chat.sendMessage", {
        conversation: { message: { message_type: "text", payload: { message } }, guestId },
      });
    const { body } = await own("echoed");
    await expect.poll(() => said(client)).toEqual(["echoed"]);
    expect(client.events[0]).toMatchObject({
      sender: "customer",
      createdAt: (body as { timestamp: string }).timestamp,
    });
    await operator.control("POST", "/settings", { chatEcho: false });
    await own("silent");
    await say(guestId, "staff");
    await expect.poll(() => said(client)).toEqual(["echoed", "staff"]);
  });

  it("a refused join and a room that is none end the connection", async () => {
    const { client, room } = await enter();
    await operator.control("POST", "/settings", { chatRefuseJoin: true });
    client.join(room);
    expect(await client.closed).toBe(name === "websocket" ? 4403 : "io server disconnect");
    await operator.control("POST", "/settings", { chatRefuseJoin: false });
    const stranger = await connect(operator.url);
    clients.push(stranger);
    stranger.join("other-prefix-1");
    await stranger.closed;
  });

  it("a drop breaks every connection, and new ones are refused until it is over", async () => {
    const one = await enter();
    const two = await enter();
    const down = await operator.control<{ dropped: number }>("POST", "/chat/drop", { downMs: 60_000 });
    expect(down.dropped).toBe(2);
    await Promise.all([one.client.closed, two.client.closed]);
    await expect(connect(operator.url)).rejects.toThrow();
    await operator.control("POST", "/chat/drop", { downMs: 0 });
    const back = await connect(operator.url);
    clients.push(back);
    back.join(one.room);
    await expect.poll(() => listeners(one.room)).toBe(1);
  });

  it("events can come late, in another order and several times", async () => {
    const { guestId, client } = await enter();
    await operator.control("POST", "/settings", { chatDelayMs: 50, chatReorder: true, chatRepeat: 1 });
    await say(guestId, "message", { count: 4 });
    await expect.poll(() => said(client)).toHaveLength(8);
    const firsts = [...new Set(said(client))];
    expect(firsts).toEqual(["message 2", "message 1", "message 4", "message 3"]);
    await say(guestId, "alone");
    await expect.poll(() => said(client).slice(8)).toEqual(["alone", "alone"]);
  });

  it("events differ on the wire as answers do", async () => {
    const { guestId, client } = await enter();
    await operator.control("POST", "/wire", { extraFields: true, nulls: true });
    await say(guestId, "hello");
    await expect.poll(() => client.events).toMatchObject([{ __v: 3, session_id: null }]);
  });

  it("pages of this machine come in whatever their port, others do not", async () => {
    const withOrigin = (origin: string) =>
      connect(operator.url, name === "websocket" ? { origin } : { extraHeaders: { origin } });
    const own = await withOrigin("http://localhost:3000");
    clients.push(own);
    expect(own.isOpen()).toBe(true);
    await expect(withOrigin("https://elsewhere.example")).rejects.toThrow();
  });
});

describe("Socket.IO", () => {
  it("answers who asked to be told that the join was done, or refused", async () => {
    const { socket, close } = await connectSocketIo(operator.url);
    expect(await socket.emitWithAck("join", "room-acked")).toEqual({ joined: "room-acked" });
    await operator.control("POST", "/settings", { chatRefuseJoin: true });
    expect(await socket.emitWithAck("join", "room-acked")).toEqual({ error: "join refused" });
    close();
  });

  it("works by polling too, and a drop ends that as well", async () => {
    const client = await connectSocketIo(operator.url, { transports: ["polling"] });
    clients.push(client);
    client.join("room-polling");
    await expect.poll(() => listeners("room-polling")).toBe(1);
    await say("polling", "hello");
    await expect.poll(() => said(client)).toEqual(["hello"]);
    await operator.control("POST", "/chat/drop", { downMs: 60_000 });
    await client.closed;
  });
});

describe("the plain WebSocket", () => {
  it("survives frames that are nothing, and ends with one that is far too long", async () => {
    const client = await connectWebSocket(operator.url);
    for (const frame of ["", "null", "[1]", "{", '{"event":"leave"}', '{"data":"room-x"}']) {
      client.socket.send(frame);
    }
    client.join("room-frames");
    await expect.poll(() => listeners("room-frames")).toBe(1);
    client.socket.on("error", () => undefined);
    client.socket.send("x".repeat(100_000));
    await client.closed;
    await expect.poll(() => listeners("room-frames")).toBe(0);
  });
});

it("the process stops although people are in their rooms", async () => {
  const own = await startOperator();
  const [one, two] = [await connectSocketIo(own.url), await connectWebSocket(own.url)];
  one.join("room-1");
  two.join("room-1");
  // The server would wait for ever for a connection that is no longer HTTP.
  await own.close();
  await Promise.all([one.closed, two.closed]);
});
