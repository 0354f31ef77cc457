import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../support/app";
import { openRoom, textMessage as text } from "../support/chat-visitor";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const { operator, app } = sharedSite({ LIMIT_CHAT_PARTY: "6/60" });
beforeEach(() => operator.control("POST", "/reset", {}));

const opened = (visitor = new Visitor(app.url)) => openRoom(visitor);
const member = async () => new Visitor(app.url).signIn(await operator.member());

describe("the chat's addresses", () => {
  it("open a guest's room by an id of our making, kept in the guest-id cookie, and the same one again [3.36 4.27 6.02 7.68]", async () => {
    const first = await opened();
    expect(first.room).toMatch(/^room-guest-[\w-]{22}$/);
    expect(first.cookies.join()).toMatch(
      /^guest-id=guest-[\w-]+\.[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/,
    );
    expect(await opened(first.visitor)).toMatchObject({ room: first.room, party: first.party, cookies: [] });
    await operator.control("POST", "/settings", { chatPrefix: "hall/" });
    expect((await opened(first.visitor)).room).toBe(first.room.replace("room-", "hall/"));
  });

  it("open a member's room by the operator's id, and a guest who signs in does not mix the two [4.27 6.02]", async () => {
    const person = await operator.member();
    const visitor = new Visitor(app.url);
    const asGuest = await opened(visitor);
    expect((await asGuest.send({ message: text("as a guest") })).status).toBe(200);
    await visitor.signIn(person);
    expect((await asGuest.send({ message: text("too late") })).status).toBe(409);
    expect((await asGuest.history()).status).toBe(409);
    const asMember = await opened(visitor);
    expect(asMember.room).toBe(`room-${person._id}`);
    expect(await (await asMember.history()).json()).toEqual([]);
    await visitor.post("/logout", {});
    const after = await opened(visitor);
    expect(after.room).toBe(asGuest.room);
    expect(await (await after.history()).json()).toHaveLength(1);
  });

  it("believe no id of a page: not in a cookie, a header, an address or a form", async () => {
    const person = await operator.member();
    const named = new Visitor(app.url);
    for (const value of [person._id, `${person._id}.`, `${person._id}.AAAAAAAAAAAAAAAAAAAAAA`, "."]) {
      const answer = await named.get("/chat/room", { cookie: `guest-id=${value}` });
      expect(((await answer.json()) as { room: string }).room).toMatch(/^room-guest-/);
    }
    const guest = await opened();
    await guest.send({ message: text("mine"), userId: person._id, guestId: "other" });
    const calls = await operator.calls({ endpoint: "chat.sendMessage" });
    expect(JSON.stringify(calls)).not.toContain(person._id);
    expect((await guest.history(`?userId=${person._id}&skip=-1`)).status).toBe(200);
    for (const header of ["", guest.party.slice(1), person._id]) {
      const answer = await guest.visitor.get("/chat/history", { "x-chat-party": header });
      expect(answer.status).toBe(409);
    }
  });

  it("send what a customer may, in the session's name, and answer the operator's time [7.69]", async () => {
    const person = await operator.member();
    const chat = await opened(await new Visitor(app.url).signIn(person));
    const { timestamp } = (await (await chat.send({ message: text("สวัสดี") })).json()) as {
      timestamp: string;
    };
    expect(Date.parse(timestamp)).toBeGreaterThan(0);
    const tapped = { message_type: "postback", payload: { title: "Yes", payload: { answer: [1, null] } } };
    expect((await chat.send({ message: JSON.stringify(tapped) })).status).toBe(200);
    const messages = (await (await chat.history()).json()) as { sender: string; message: object }[];
    expect(messages.map(({ message }) => message)).toEqual([tapped, JSON.parse(text("สวัสดี"))]);
    expect(Object.keys(messages[0] ?? {}).sort()).toEqual(["createdAt", "message", "name", "sender"]);
    const described = await operator.control("GET", `/chat/rooms/${chat.room}`);
    expect(described).toMatchObject({ username: person.username, messages: 2 });
    expect((await chat.read()).status).toBe(204);
    expect(await operator.control("GET", `/chat/rooms/${chat.room}`)).toMatchObject({ readNumber: 2 });
  });

  it("tell the operator who speaks, in every field that is known; pages and read marks name the same party [3.27 7.69 7.70 7.73]", async () => {
    const name = "มาลี ศรีสุข";
    const person = await operator.member({ name });
    const asMember = await opened(await new Visitor(app.url).signIn(person));
    const asGuest = await opened();
    const sent = { sender: "customer", createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) };
    const { username, _id: userId } = person;
    const guestId = asGuest.room.replace(/^room-/, "");
    for (const [chat, who, about] of [
      [asMember, { userId }, { username, name }],
      [asGuest, { guestId }, {}],
    ] as const) {
      await operator.control("POST", "/reset", {});
      await chat.send({ message: text("hello") });
      await chat.history("?skip=20");
      await chat.read();
      const bodies = (await operator.calls({}))
        .filter(({ endpoint }) =>
          ["chat.sendMessage", "chat.history", "chat.readCustomer"].includes(`${endpoint}`),
        )
        .map(({ method, path, body }) => ({ method, path, body }));
      expect(bodies).toEqual([
        {
          method: "POST",
          path: "/api/chat/send-message",
          body: { conversation: { ...sent, ...who, ...about, message: JSON.parse(text("hello")) } },
        },
        { method: "POST", path: "/api/chat/history", body: { ...who, limit: 10, skip: 20 } },
        { method: "PUT", path: "/api/chat/read-customer/", body: who },
      ]);
    }
  });

  it("give the page its paces: ten messages a page, marks a second after the last, a check each five, alerts of four [7.73 9.16 9.20]", async () => {
    const room = await (await new Visitor(app.url).get("/chat/room")).json();
    expect(room).toMatchObject({
      pace: { readDebounceMs: 1_000, checkMs: 5_000, retryMs: 500, pageSize: 10 },
      alertMs: 4_000,
    });
  });

  it("refuse what no page of ours sends, and the operator hears nothing of it [5.12 5.13]", async () => {
    const chat = await opened();
    const media = { url: "https://elsewhere.example/x.png", fileType: "image", filePath: "" };
    const refused = [
      "",
      "{",
      "[]",
      text(""),
      text(" \n\t"),
      text("x".repeat(2001)),
      JSON.stringify({ message_type: "text", payload: { message: "x" }, sender: "staff" }),
      JSON.stringify({ message_type: "generic", payload: { elements: [] } }),
      JSON.stringify({ message_type: "media", payload: media }),
    ];
    for (const message of refused) expect((await chat.send({ message, proof: "x" })).status).toBe(400);
    expect(await operator.calls({ endpoint: "chat.sendMessage" })).toEqual([]);
    expect((await chat.send({ message: text("x".repeat(2000)) })).status).toBe(200);
  });

  it("say how long to wait when somebody writes faster than people do", async () => {
    const chat = await opened();
    for (let sent = 0; sent < 6; sent += 1)
      expect((await chat.send({ message: text(`${sent}`) })).status).toBe(200);
    const answer = await chat.send({ message: text("more") });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/\d+/) });
    const page = await chat.visitor.post("/contact/chat", { text: "without JavaScript" });
    expect(page.status).toBe(429);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await page.text()).toContain("without JavaScript");
  });

  it("say in words what the operator refused, and lead a member whose session ended to the login", async () => {
    const chat = await opened(await member());
    const fault = { endpoint: "chat.sendMessage", kind: "status", status: 400, body: { message: "NO_DATA" } };
    await operator.control("POST", "/faults", fault);
    const answer = await chat.send({ message: text("hello") });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/[\u0e01-\u0e5b]/) });
    await operator.control("POST", "/faults", { ...fault, body: { message: "invalid-token" } });
    await operator.control("DELETE", "/faults?id=1");
    const last = await chat.send({ message: text("hello") });
    expect([last.status, last.headers.get("location")]).toEqual([302, "/login"]);
  });

  it("are not there while the operator has the chat switched off [3.18 7.15]", async () => {
    const fresh = await startApp({ OPERATOR_API_URL: operator.url });
    await operator.control("POST", "/settings", { enableChatWidget: false });
    const visitor = new Visitor(fresh.url);
    const person = await new Visitor(fresh.url).signIn(await operator.member());
    for (const [who, contact] of [
      [visitor, "/contact"],
      [person, "/user/contact"],
    ] as const) {
      for (const path of ["/chat/room", "/chat/history", `${contact}/chat`]) {
        expect([path, (await who.get(path)).status]).toEqual([path, 404]);
      }
      expect((await who.post("/chat/send", { message: text("x") })).status).toBe(404);
      const page = await who.get(contact);
      expect(page.status).toBe(200);
      expect(await page.text()).not.toContain(`href="${contact}/chat"`);
    }
    await fresh.stop();
  });

  it("have a policy that lets pages connect to the chat's origin and nowhere else", async () => {
    const elsewhere = await startApp({
      OPERATOR_API_URL: operator.url,
      CHAT_URL: "https://chat.example/base",
    });
    for (const [url, origin] of [
      [app.url, operator.url],
      [elsewhere.url, "https://chat.example"],
    ] as const) {
      const policy = (await fetch(`${url}/contact`)).headers.get("content-security-policy") ?? "";
      const connect = policy.split("; ").find((directive) => directive.startsWith("connect-src"));
      expect(connect).toBe(`connect-src 'self' ${origin} ${origin.replace("http", "ws")}`);
    }
    await elsewhere.stop();
  });
});
