import { chat } from "schemas/contract/chat";
import { beforeAll, describe, expect, it } from "vitest";
import { contentOf } from "~/chat/protocol/live-message";
import { spokenText } from "~/chat/protocol/message";
import { freshOperator } from "../support/shared-operator";
import type { TestMember } from "./operator-under-test";

const operator = freshOperator();
let member: TestMember;
beforeAll(async () => {
  member = await operator.member();
});

const text = (message: string) => ({ message_type: "text", payload: { message } });
let lastGuest = 0;
const freshGuest = () => `guest-${++lastGuest}`;

function send(fields: object, token?: string) {
  return operator.call("chat.sendMessage", { conversation: fields }, { token });
}

async function historyOf(
  party: object,
  { limit = 10, skip = 0, token }: { limit?: number; skip?: number; token?: string } = {},
) {
  const { body } = await operator.call("chat.history", { ...party, limit, skip }, { token });
  return chat.history.response.parse(body).conversations;
}

function texts(conversations: Awaited<ReturnType<typeof historyOf>>) {
  return conversations.map(({ message }) => spokenText(message));
}

describe("the chat's configuration", () => {
  it("names the prefix of rooms, to guests too [7.68]", async () => {
    await operator.control("POST", "/settings", { chatPrefix: "siam-" });
    expect((await operator.call("chat.config")).body).toEqual({ PREFIX: "siam-" });
  });
});

describe("sending", () => {
  it("answers the time that the history then shows, and sender and time are the operator's to say [7.69]", async () => {
    const guestId = freshGuest();
    const { status, body } = await send({
      sender: "staff",
      createdAt: "1999-01-01T00:00:00.000Z",
      message: text("hello"),
      guestId,
      session_id: "s1",
    });
    expect(status).toBe(200);
    const { timestamp } = chat.sendMessage.response.parse(body);
    expect(await historyOf({ guestId })).toMatchObject([
      { sender: "customer", message: text("hello"), guestId, session_id: "s1", createdAt: timestamp },
    ]);
  });

  it("gives every message of a room a time of its own", async () => {
    const guestId = freshGuest();
    await Promise.all(Array.from({ length: 30 }, () => send({ message: text("same"), guestId })));
    const times = (await historyOf({ guestId }, { limit: 100 })).map(({ createdAt }) => createdAt);
    expect(times).toHaveLength(30);
    expect(times).toEqual([...new Set(times)].sort().reverse());
  });

  it.each([
    ["a blank text", { message: text(" \n ") }],
    ["2001 characters", { message: text("x".repeat(2001)) }],
    ["no message", {}],
    ["a type that is staff's", { message: { message_type: "buttons", payload: {} } }],
    ["a file without address", { message: { message_type: "media", payload: { fileType: "image" } } }],
  ])("refuses %s", async (_, fields) => {
    const guestId = freshGuest();
    expect((await send({ ...fields, guestId })).status).toBe(400);
    expect(await historyOf({ guestId })).toEqual([]);
  });

  it("takes a text of 2000 characters, a bare text, a file and a tapped button", async () => {
    const guestId = freshGuest();
    const messages = [
      text("x".repeat(2000)),
      { message_type: "text", payload: "bare" },
      { message_type: "media", payload: { url: "/chat-files/x.png", fileType: "image" } },
      { message_type: "postback", payload: { title: "Yes", payload: "yes" } },
    ];
    for (const message of messages) expect((await send({ message, guestId })).status).toBe(200);
    const kept = await historyOf({ guestId });
    expect(kept.map(({ message }) => message)).toEqual(messages.map(contentOf).reverse());
  });

  it("writes times as milliseconds where the operator does", async () => {
    await operator.control("POST", "/settings", { chatTimes: "epoch" });
    const guestId = freshGuest();
    const { timestamp } = (await send({ message: text("now"), guestId })).body as { timestamp: number };
    expect(Math.abs(timestamp - Date.now())).toBeLessThan(60_000);
    expect((await historyOf({ guestId }))[0]?.createdAt).toBe(String(timestamp));
  });
});

describe("whose room it is", () => {
  const mine = () => ({ userId: member._id });

  it("is the member's: the token's id and the one sent must be the same", async () => {
    const other = await operator.member();
    const message = text("mine");
    expect((await send({ message, ...mine() }, member.token)).status).toBe(200);
    expect(await send({ message, ...mine() }, other.token)).toEqual({
      status: 401,
      body: { message: "UNAUTHORIZED" },
    });
    for (const name of ["chat.history", "chat.readCustomer"] as const) {
      const input = name === "chat.history" ? { ...mine(), limit: 10, skip: 0 } : mine();
      expect((await operator.call(name, input, other)).status).toBe(401);
      expect((await operator.call(name, input, member)).status).toBe(200);
    }
  });

  it("is nobody's by a token that has ended", async () => {
    const gone = await operator.member();
    await operator.control("POST", `/members/${gone.username}/revoke`, {});
    const answer = await send({ message: text("late"), userId: gone._id }, gone.token);
    expect(answer).toEqual({ status: 401, body: { message: "invalid-token" } });
  });

  it("is never a guest's who calls themselves by a member's id, nor nobody's, nor two people's", async () => {
    const message = text("hello");
    expect((await send({ message, guestId: member._id })).status).toBe(401);
    expect((await send({ message, userId: "nobody" })).status).toBe(404);
    expect((await send({ message })).status).toBe(400);
    expect((await send({ message, userId: member._id, guestId: freshGuest() })).status).toBe(400);
    expect((await send({ message, guestId: "" })).status).toBe(400);
  });

  it("stays apart when a guest turns member", async () => {
    const guestId = freshGuest();
    const joined = await operator.member();
    await send({ message: text("as a guest"), guestId });
    await send({ message: text("as a member"), userId: joined._id }, joined.token);
    expect(texts(await historyOf({ guestId }))).toEqual(["as a guest"]);
    expect(texts(await historyOf({ userId: joined._id }, joined))).toEqual(["as a member"]);
  });
});

describe("the history", () => {
  it("comes newest first, by limit and skip, each message once [7.70 9.16]", async () => {
    const guestId = freshGuest();
    await operator.control("POST", "/chat/fill", { guestId, count: 25 });
    const pages = [];
    for (const skip of [0, 10, 20, 30]) pages.push(await historyOf({ guestId }, { skip }));
    expect(pages.map((page) => page.length)).toEqual([10, 10, 5, 0]);
    const times = pages.flat().map(({ createdAt }) => createdAt);
    expect(times).toEqual([...new Set(times)].sort().reverse());
    expect(texts(pages[2] ?? [])).toEqual(["?", "Message 4", "Message 3", "Message 2", "Message 1"]);
  });

  it("shows the control room who has read how much [7.73]", async () => {
    const guestId = freshGuest();
    const { room } = await operator.control<{ room: string }>("POST", "/chat/fill", { guestId, count: 3 });
    const read = () => operator.control<{ readNumber: number }>("GET", `/chat/rooms/${room}`);
    expect((await read()).readNumber).toBe(0);
    expect((await operator.call("chat.readCustomer", { guestId })).status).toBe(200);
    expect((await read()).readNumber).toBe(3);
    await operator.control("POST", "/chat/send", { guestId, message: "more" });
    expect(await read()).toMatchObject({ readNumber: 3, messages: 4 });
    expect((await operator.call("chat.readCustomer", { guestId: freshGuest() })).status).toBe(200);
  });
});
