import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { page, png } from "./sample-files";

const operator = freshOperator();

interface Room {
  room: string;
  id: string;
  username: string | null;
  conversations: { message: { message_type: string; payload: unknown }; sender: string; name?: string }[];
}

let lastGuest = 0;
async function freshRoom(): Promise<Room> {
  return operator.control("POST", "/chat/fill", { guestId: `desk-${++lastGuest}`, count: 1 });
}

async function newest({ room }: Room) {
  const { conversations } = await operator.control<Room>("GET", `/chat/rooms/${room}?limit=1`);
  return conversations[0];
}

/** Fills in a form of the desk and sends it. */
function answer({ room }: Room, fields: Record<string, string | Blob>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ room, ...fields })) form.append(name, value);
  return fetch(`${operator.url}/sandbox/desk`, { method: "POST", body: form, redirect: "manual" });
}

async function deskOf(room: Room): Promise<string> {
  return (await fetch(`${operator.url}/sandbox/desk?room=${encodeURIComponent(room.room)}`)).text();
}

describe("the operator's desk", () => {
  it.each<[string, Record<string, string>, unknown]>([
    ["text", { message: "hello" }, { message: "hello" }],
    [
      "buttons",
      { message: "choose", buttons: "Site | web | https://a.example\nYes|postback|yes\n\nPlain" },
      {
        message: "choose",
        buttons: [
          { title: "Site", type: "web", payload: "https://a.example" },
          { title: "Yes", type: "postback", payload: "yes" },
          { title: "Plain" },
        ],
      },
    ],
    [
      "quick_replies",
      { message: "", buttons: "1 | postback | one" },
      { buttons: [{ title: "1", type: "postback", payload: "one" }] },
    ],
    [
      "media",
      { message: "see", url: "https://a.example/x.pdf", fileType: "file" },
      { message: "see", url: "https://a.example/x.pdf", fileType: "file" },
    ],
    [
      "generic",
      { cards: "One | Sub | https://a.example/1.png\nTwo", buttons: "Go | web | https://a.example" },
      {
        elements: [
          {
            title: "One",
            subtitle: "Sub",
            image_url: "https://a.example/1.png",
            buttons: [{ title: "Go", type: "web", payload: "https://a.example" }],
          },
          { title: "Two", buttons: [{ title: "Go", type: "web", payload: "https://a.example" }] },
        ],
      },
    ],
    ["postback", { title: "Yes", value: "yes" }, { title: "Yes", payload: "yes" }],
    ["unknown", { payload: '{"x":[1]}' }, { x: [1] }],
    ["carousel_v9", { payload: "no json" }, "no json"],
  ])("answers with %s, as staff [3.28]", async (message_type, fields, payload) => {
    const room = await freshRoom();
    const sent = await answer(room, { message_type, ...fields });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `/sandbox/desk?room=${room.room}`]);
    expect(await newest(room)).toMatchObject({
      sender: "staff",
      name: expect.any(String),
      message: { message_type, payload },
    });
    expect(await deskOf(room)).toContain(message_type);
  });

  it("sends a picture from the person's own disk, and no page in its place", async () => {
    const room = await freshRoom();
    await answer(room, { message_type: "media", file: png() });
    const sent = await newest(room);
    expect(sent?.message.payload).toMatchObject({
      url: expect.stringMatching(/^\/chat-files\//),
      fileType: "image",
    });
    const { url } = (sent?.message.payload ?? {}) as { url?: string };
    expect((await fetch(operator.url + url)).headers.get("content-type")).toBe("image/png");
    expect((await answer(room, { message_type: "media", file: page() })).status).toBe(415);
  });

  it("refuses what is nothing, in words", async () => {
    const room = await freshRoom();
    expect((await answer(room, { count: "many" })).status).toBe(400);
    expect((await answer({ ...room, room: "elsewhere" }, { message: "x" })).status).toBe(404);
    await expect(operator.control("POST", "/chat/send", { username: "nobody" })).rejects.toThrow("NO_USER");
  });

  it("lists members and guests, the newest first, with their connections", async () => {
    const member = await operator.member({ name: "มะลิ" });
    const guest = await freshRoom();
    await operator.control("POST", "/chat/send", { username: member.username, message: "hello" });
    const rooms = await operator.control<Room[]>("GET", "/chat/rooms");
    const found = rooms.filter(({ id }) => [member._id, guest.id].includes(id));
    expect(found).toMatchObject([
      { username: member.username, name: "มะลิ", room: `room-${member._id}`, listeners: 0 },
      { username: null, name: null },
    ]);
    expect(await deskOf(guest)).toContain("มะลิ");
  });

  it("marks what the customer has read", async () => {
    const room = await freshRoom();
    await answer(room, { message: "read me" });
    expect(await deskOf(room)).not.toContain("· read");
    await operator.call("chat.readCustomer", { guestId: room.id });
    const text = await deskOf(room);
    expect(text).toContain("· read");
    expect(text).toContain("Read at");
  });

  it("escapes everything, and runs no script but its own", async () => {
    const attack = `"><img src=x onerror=alert(1)><script>alert(2)</script>`;
    const { room } = await operator
      .control<Room>("POST", "/chat/send", { guestId: "attack", message: "x" })
      .then(() => operator.control<Room>("GET", "/chat/rooms/room-attack"));
    const payloads = [
      { message_type: "text", payload: { message: attack } },
      { message_type: attack.slice(0, 40), payload: { [attack]: attack } },
      { message_type: "media", payload: { url: `javascript:${attack}`, fileType: "image" } },
      { message_type: "media", payload: { url: `https://a.example/${attack}`, fileType: "file" } },
      { message_type: "buttons", payload: { buttons: [{ title: attack, type: "web", payload: attack }] } },
    ];
    for (const message of payloads) {
      await operator.control("POST", "/chat/send", { room, name: attack, ...message });
    }
    const response = await fetch(`${operator.url}/sandbox/desk?room=${room}`);
    const text = await response.text();
    expect(text).not.toMatch(/<img src=x|<script>|(src|href)="javascript:/);
    expect(text).toContain("&lt;script&gt;");
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(await (await fetch(`${operator.url}/sandbox`)).text()).not.toContain("<img src=x");
  });

  it("is told at once of messages, read marks and who comes and goes", async () => {
    const room = await freshRoom();
    const leaving = new AbortController();
    const { body } = await fetch(`${operator.url}/sandbox/desk/events`, { signal: leaving.signal });
    let heard = "";
    const listening = (async () => {
      const decoder = new TextDecoder();
      for await (const bytes of body as unknown as AsyncIterable<Uint8Array>) heard += decoder.decode(bytes);
    })().catch(() => undefined);
    await operator.call("chat.sendMessage", {
      conversation: { message: { message_type: "text", payload: { message: "hi" } }, guestId: room.id },
    });
    await expect.poll(() => heard).toContain(`data: "${room.id}"`);
    leaving.abort();
    await listening;
    expect((await fetch(`${operator.url}/sandbox/desk/desk.js`)).headers.get("content-type")).toContain(
      "javascript",
    );
  });
});
