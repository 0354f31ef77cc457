import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { gif, jpeg, mov, mp4, png } from "../contract/sample-files";
import { openRoom } from "../support/chat-visitor";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

const { operator, app } = sharedSite();
beforeEach(() => operator.control("POST", "/reset", {}));

const opened = (visitor = new Visitor(app.url)) => openRoom(visitor);
const member = async () => new Visitor(app.url).signIn(await operator.member());
const rooms = () => operator.control<{ room: string; messages: number }[]>("GET", "/chat/rooms");

async function sha256(content: { arrayBuffer(): Promise<ArrayBuffer> }): Promise<string> {
  return createHash("sha256")
    .update(Buffer.from(await content.arrayBuffer()))
    .digest("hex");
}

/** The operator is given a name of ours. */
const renamed = (file: File, name: string) => new File([file], name, { type: file.type });

describe("a file", () => {
  const upload = async (chat: Awaited<ReturnType<typeof opened>>, file: File, kind = "image") => {
    const body = new FormData();
    body.set("file", file);
    const { visitor, party } = chat;
    const headers = { cookie: visitor.cookieHeader(), origin: app.url, "x-chat-party": party };
    return fetch(`${app.url}/chat/upload?kind=${kind}`, { method: "POST", body, headers });
  };

  it("goes through to the operator, and its address may be sent by whoever uploaded it [3.29 7.71 7.72]", async () => {
    const chat = await opened();
    for (const [file, kind] of [
      [png(), "image"],
      [mp4(), "video"],
    ] as const) {
      const answer = await upload(chat, file, kind);
      expect(answer.status).toBe(200);
      const { path, proof } = (await answer.json()) as { path: string; proof: string };
      expect(await sha256(await fetch(new URL(path, operator.url)))).toBe(await sha256(file));
      const payload = { url: path, fileType: kind, filePath: path };
      const message = JSON.stringify({ message_type: "media", payload });
      expect((await (await opened()).send({ message, proof })).status).toBe(400);
      expect((await chat.send({ message, proof })).status).toBe(200);
    }
    const called = (await operator.calls({})).filter(({ endpoint }) => endpoint?.startsWith("chat.upload"));
    const uploaded = async (kind: string, file: File) => ({
      method: "POST",
      path: `/api/chat/upload-${kind}`,
      body: { file: { name: file.name, type: file.type, size: file.size, sha256: await sha256(file) } },
    });
    expect(called).toMatchObject([
      await uploaded("image", renamed(png(), "upload.png")),
      await uploaded("video", renamed(mp4(), "upload.mp4")),
    ]);
  });

  it.each([
    [png(), "image"],
    [jpeg(), "image"],
    [gif(), "image"],
    [mp4(), "video"],
    [mov(), "video"],
    [png(10 * 1024 * 1024), "image"],
    [mp4(20 * 1024 * 1024), "video"],
  ])(
    "of each kind, and of the largest size, reaches the operator as what it is [5.15 5.17 5.18]",
    async (file, kind) => {
      expect((await upload(await opened(), file, kind)).status).toBe(200);
      const called = (await operator.calls({})).filter(({ endpoint }) => endpoint?.startsWith("chat.upload"));
      const { type, size } = file;
      expect(called).toMatchObject([{ path: `/api/chat/upload-${kind}`, body: { file: { type, size } } }]);
    },
  );

  it("of another kind, or too large, is refused in the words of the specification [5.15 5.17 5.18 9.19]", async () => {
    const english = new Visitor(app.url);
    await english.post("/language", { locale: "en", returnTo: "/" });
    const chat = await opened(english);
    const unsupported = await upload(chat, new File(["%PDF-1.4"], "a.pdf", { type: "image/png" }));
    expect(unsupported.status).toBe(415);
    expect(await unsupported.json()).toEqual({ error: "File is not supported" });
    expect((await upload(chat, mp4(), "image")).status).toBe(415);
    for (const [file, kind, megabytes] of [
      [png(), "image", 10],
      [mp4(), "video", 20],
    ] as const) {
      const large = new File([file, new Uint8Array(megabytes * 1024 * 1024)], file.name, { type: file.type });
      const answer = await upload(chat, large, kind);
      expect(answer.status).toBe(413);
      const error = `The file is too large. Please select file no larger than ${megabytes} MB.`;
      expect(await answer.json()).toEqual({ error });
    }
  });
});

describe("the chat without script", () => {
  it("shows the history by pages of 10 and sends a text by 303 [2.69 4.27]", async () => {
    const visitor = new Visitor(app.url);
    await visitor.get("/contact/chat");
    const said = await visitor.post("/contact/chat", { text: "ช่วยด้วย" });
    expect([said.status, said.headers.get("location")]).toEqual([303, "/contact/chat"]);
    const [room] = (await rooms()).filter(({ messages }) => messages === 1);
    await operator.control("POST", "/chat/send", { room: room?.room, message: "answer", count: 12 });
    const first = await (await visitor.get("/contact/chat")).text();
    expect(first).toContain("answer 12");
    expect(first).not.toContain("answer 2<");
    const second = await (await visitor.get("/contact/chat?page=2")).text();
    expect(second).toMatch(/ช่วยด้วย[\s\S]*answer 1<[\s\S]*answer 2</);
  });

  it("keeps a text that is too long, and sends nothing of it [5.12]", async () => {
    const visitor = await member();
    const answer = await visitor.post("/user/contact/chat", { text: "y".repeat(2001) });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("y".repeat(2001));
    expect((await visitor.post("/user/contact/chat", { text: "  " })).status).toBe(303);
    expect(await operator.calls({ endpoint: "chat.sendMessage" })).toEqual([]);
  });

  it("shows a member's messages on no public page", async () => {
    const visitor = await member();
    await visitor.post("/user/contact/chat", { text: "private words" });
    expect(await (await visitor.get("/user/contact/chat")).text()).toContain("private words");
    expect(await (await visitor.get("/contact/chat")).text()).not.toContain("private words");
  });
});
