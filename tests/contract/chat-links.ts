import { chat } from "schemas/contract/chat";
import { io } from "socket.io-client";
import { expect } from "vitest";
import { WebSocket } from "ws";
import { ChatSession } from "~/chat/protocol/chat-session";
import { type OpenLink, realTimers } from "~/chat/protocol/connection";
import { spokenText } from "~/chat/protocol/message";
import { socketIoLink, socketIoOptions, webSocketAddress, webSocketLink } from "~/chat/protocol/sockets";
import type { OperatorClient } from "./operator-under-test";

const linksTo: Record<string, (url: string) => OpenLink> = {
  "socket.io": (url) => socketIoLink(() => io(url, socketIoOptions)),
  websocket: (url) => webSocketLink(() => new WebSocket(webSocketAddress(url))),
};

/** The ways to connect, by name. */
export const linkNames = Object.keys(linksTo);

let lastGuest = 0;

/** A guest with the app's real chat code and real sockets, with the operator's calls in place of our server's. */
export function chatOf(operator: OperatorClient, name: string) {
  const guestId = `${name}-link-${++lastGuest}`;
  const joins: number[] = [];
  const alerts: string[] = [];
  const session = new ChatSession<File>({
    room: `room-${guestId}`,
    ownNames: [],
    openLink: linksTo[name]?.(operator.url) ?? expect.fail(),
    pace: { checkMs: 5000, retryMs: 500, isSteady: name === "websocket", readDebounceMs: 100, pageSize: 10 },
    timers: realTimers,
    random: Math.random,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    reasonOf: String,
    onJoinFailed: () => alerts.push("Cannot start chatting"),
    server: {
      async history(page) {
        const { body } = await operator.call("chat.history", { guestId, ...page });
        return chat.history.response.parse(body).conversations;
      },
      async send(message, sentAt) {
        const createdAt = new Date(sentAt).toISOString();
        const conversation = { message, guestId, createdAt };
        const { body } = await operator.call("chat.sendMessage", { conversation });
        return { sentAt, timestamp: (body as { timestamp: string }).timestamp };
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
    session.snapshot().messages.map(({ content }) => spokenText(content) || content.message_type);
  const isJoined = () => expect.poll(() => session.snapshot().connection).toBe("joined");
  return { guestId, session, joins, alerts, texts, isJoined };
}

export const staff = (operator: OperatorClient, guestId: string, message: string) =>
  operator.control("POST", "/chat/send", { guestId, message });

/** Staff sends ten messages a second until stopped. Stopping returns how many were sent. */
function writing(operator: OperatorClient, guestId: string) {
  const sent: Promise<unknown>[] = [];
  const timer = setInterval(() => sent.push(staff(operator, guestId, `${sent.length + 1}`)), 100);
  return async () => {
    clearInterval(timer);
    await Promise.all(sent);
    return sent.length;
  };
}

/**
 * Links that drop so often and for so long while staff writes: nothing is lost or doubled. Returns the waits for each.
 */
export async function expectNothingLost(
  operator: OperatorClient,
  { drops, downMs }: { drops: number; downMs: number },
): Promise<number[]> {
  const chats = linkNames.map((name) => chatOf(operator, name));
  for (const { session } of chats) session.start();
  for (const { isJoined } of chats) await isJoined();
  const stops = chats.map(({ guestId }) => writing(operator, guestId));
  const waits: number[] = [];
  for (let drop = 1; drop <= drops; drop += 1) {
    await operator.control("POST", "/chat/drop", { downMs });
    const upAt = performance.now() + downMs;
    for (const { joins } of chats) {
      await expect.poll(() => joins.length).toBe(drop + 1);
      waits.push((joins.at(-1) ?? 0) - upAt);
    }
  }
  for (const [index, { texts, session }] of chats.entries()) {
    const written = await stops[index]?.();
    const all = Array.from({ length: written ?? 0 }, (_, number) => `${number + 1}`);
    await expect.poll(() => texts().length).toBe(all.length);
    expect([...texts()].sort((one, other) => Number(one) - Number(other))).toEqual(all);
    session.stop();
  }
  return waits;
}
