import { io } from "socket.io-client";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { ChatSession } from "~/chat/chat-session";
import type { OpenLink } from "~/chat/connection";
import { socketIoLink, socketIoOptions } from "~/chat/socket-io-link";
import { realTimers } from "~/chat/timers";
import { webSocketAddress, webSocketLink } from "~/chat/web-socket-link";
import { sharedOperator } from "../support/shared-operator";
import { png } from "./sample-files";

const operator = sharedOperator();

const links: Record<string, () => OpenLink> = {
  "socket.io": () => socketIoLink(() => io(operator.url, socketIoOptions)),
  websocket: () => webSocketLink(() => new WebSocket(webSocketAddress(operator.url))),
};

let lastGuest = 0;

/** A guest with the app's real chat code and real sockets, with the operator's calls in place of our server's. */
function chatOf(name: string) {
  const guestId = `${name}-link-${++lastGuest}`;
  const joins: number[] = [];
  const alerts: string[] = [];
  const session = new ChatSession<File>({
    room: `room-${guestId}`,
    origin: operator.url,
    openLink: links[name]?.() ?? expect.fail(),
    pace: { checkMs: 5000, retryMs: 500, isSteady: name === "websocket", readDebounceMs: 100, pageSize: 10 },
    timers: realTimers,
    random: Math.random,
    newId: () => crypto.randomUUID(),
    reasonOf: String,
    onJoinFailed: () => alerts.push("Cannot start chatting"),
    server: {
      async history(page) {
        const { body } = await operator.call("chat.history", { guestId, ...page });
        return (body as { conversations: unknown[] }).conversations;
      },
      async send(message) {
        const { body } = await operator.call("chat.sendMessage", { conversation: { message, guestId } });
        return (body as { timestamp: string }).timestamp;
      },
      async upload({ source }) {
        const { body } = await operator.call("chat.uploadImage", { file: source });
        return (body as { path: string }).path;
      },
      markRead: () => operator.call("chat.readCustomer", { guestId }),
    },
  });
  let state = session.snapshot().connection;
  session.subscribe(() => {
    const { connection } = session.snapshot();
    if (connection === "joined" && state !== "joined") joins.push(performance.now());
    state = connection;
  });
  const texts = () =>
    session
      .snapshot()
      .messages.map(({ content }) => ("text" in content ? content.text || content.type : content.type));
  const isJoined = () => expect.poll(() => session.snapshot().connection, { timeout: 10_000 }).toBe("joined");
  return { guestId, session, joins, alerts, texts, isJoined };
}

const staff = (guestId: string, message: string) =>
  operator.control("POST", "/chat/send", { guestId, message });

/** Staff sends ten messages a second until stopped. Stopping returns how many were sent. */
function writing(guestId: string) {
  const sent: Promise<unknown>[] = [];
  const timer = setInterval(() => sent.push(staff(guestId, `${sent.length + 1}`)), 100);
  return async () => {
    clearInterval(timer);
    await Promise.all(sent);
    return sent.length;
  };
}

describe.each(Object.keys(links))("the app's chat by %s", (name) => {
  it("joins, hears, sends a text and a picture, and marks what was read", async () => {
    const { guestId, session, texts, isJoined } = chatOf(name);
    await staff(guestId, "before");
    session.start();
    await isJoined();
    await staff(guestId, "hello");
    await expect.poll(texts).toEqual(["before", "hello"]);
    session.sendText("a question");
    session.sendFile({ source: png(), media: "image", name: "photo.png" });
    await expect.poll(texts).toEqual(["before", "hello", "a question", "media"]);
    await expect.poll(() => session.snapshot().pending).toEqual([]);
    session.look(true);
    const room = () => operator.control("GET", `/chat/rooms/room-${guestId}`);
    await expect.poll(room).toMatchObject({ readNumber: 4, messages: 4 });
    session.stop();
    await expect.poll(room).toMatchObject({ listeners: 0 });
  });

  it("takes events that are late, repeated and out of order for what they are", async () => {
    const { guestId, session, texts, isJoined } = chatOf(name);
    session.start();
    await isJoined();
    await operator.control("POST", "/settings", { chatDelayMs: 30, chatReorder: true, chatRepeat: 2 });
    for (let index = 1; index <= 12; index += 1) await staff(guestId, `${index}`);
    session.sendText("mine");
    const all = [...Array.from({ length: 12 }, (_, index) => `${index + 1}`), "mine"];
    await expect.poll(texts).toEqual(all);
    await operator.control("POST", "/reset", {});
    session.stop();
  });

  it("that is refused says so, and joins when it may", async () => {
    const { session, alerts, isJoined } = chatOf(name);
    await operator.control("POST", "/settings", { chatRefuseJoin: true });
    session.start();
    await expect.poll(() => alerts, { timeout: 10_000 }).toEqual(["Cannot start chatting"]);
    await operator.control("POST", "/reset", {});
    await isJoined();
    session.stop();
  });
});

it("5 link drops of 3 s at 10 messages a second: lost 0, doubled 0, rejoined within 5 s [4.28]", async () => {
  const DROPS = 5;
  const DOWN_MS = 3_000;
  const chats = Object.keys(links).map(chatOf);
  for (const { session } of chats) session.start();
  for (const { isJoined } of chats) await isJoined();
  const stops = chats.map(({ guestId }) => writing(guestId));
  const waits: number[] = [];
  for (let drop = 1; drop <= DROPS; drop += 1) {
    await operator.control("POST", "/chat/drop", { downMs: DOWN_MS });
    const upAt = performance.now() + DOWN_MS;
    for (const { joins } of chats) {
      await expect.poll(() => joins.length, { timeout: 15_000 }).toBe(drop + 1);
      waits.push((joins.at(-1) ?? 0) - upAt);
    }
  }
  for (const [index, { texts, session }] of chats.entries()) {
    const written = await stops[index]?.();
    const all = Array.from({ length: written ?? 0 }, (_, number) => `${number + 1}`);
    await expect.poll(() => texts().length, { timeout: 10_000 }).toBe(all.length);
    expect([...texts()].sort((one, other) => Number(one) - Number(other))).toEqual(all);
    session.stop();
  }
  expect(Math.max(...waits)).toBeLessThan(5_000);
}, 90_000);
