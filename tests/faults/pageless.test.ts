import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestMember } from "../contract/operator-under-test";
import { openRoom, textMessage } from "../support/chat-visitor";
import { depositor, drawDeposit, qrFields, sendDeposit } from "../support/deposits";
import { sharedSite } from "../support/shared-site";
import { Visitor } from "../support/visitor";

/** Every address that has no page of its own, and what it asks the operator. */
const addresses = [
  ["/files/slip/R7", "statement.slipReference"],
  ["/files/qr/KBANK", "qrcode.get"],
  ["/files/qr/KBANK/live", "qrcode.get"],
  ["/user/statement/csv", "statement.list"],
  ["/user/conditions", "lookup.conditions"],
  ["/chat/room", "chat.config"],
  ["/chat/history", "chat.history"],
] as const;

/** What may go wrong on the way to the operator or there. */
const faults = [
  { kind: "status", status: 500, body: "<h1>canary</h1>" },
  { kind: "status", status: 502, body: "canary Bad Gateway" },
  { kind: "status", status: 503, body: { message: "INTERNAL_SERVER_ERROR" } },
  { kind: "status", status: 400, body: { message: "NO_DATA" } },
  { kind: "not-json" },
  { kind: "reset-before" },
];

const document = {
  accept: "text/html,*/*;q=0.8",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
};
const script = { accept: "*/*", "sec-fetch-dest": "empty", "sec-fetch-mode": "cors" };

const { operator, app } = sharedSite({ LIMIT_CHAT_PARTY: "2/60" });
let member: TestMember;
let visitor: Visitor;
beforeAll(async () => {
  member = await depositor(operator);
  visitor = await new Visitor(app.url).signIn(member);
  await sendDeposit(visitor, qrFields(await drawDeposit(visitor, "qr")));
  await visitor.post("/language", { locale: "th", returnTo: "/" });
});
beforeEach(() => operator.control("POST", "/reset", {}));

/** A page in the member's language, calm and with a reference. */
async function expectPage(answer: Response): Promise<string> {
  const html = await answer.text();
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(html).toMatch(/<html lang="th"/);
  expect(html).toMatch(/<main[\s\S]*[ก-๙]{10,}/);
  expect(html).not.toMatch(/canary|\n\s+at |^\{/);
  expect(html).toContain(answer.headers.get("x-request-id"));
  return html;
}

/** `{ error, reference }`, or a route's own sentence for its script. */
async function expectSentence(answer: Response): Promise<{ error: string; reference?: string }> {
  expect(answer.headers.get("content-type")).toContain("application/json");
  const said = (await answer.json()) as { error: string; reference?: string };
  expect(said.error).toMatch(/[ก-๙]{10,}/);
  expect(JSON.stringify(said)).not.toContain("canary");
  return said;
}

describe.each(addresses)("%s, when the operator fails", (path, endpoint) => {
  it.each(faults)("is a page for a person: $kind $status", async (fault) => {
    await operator.control("POST", "/faults", { endpoint, ...fault });
    const answer = await visitor.get(path, document);
    // Some go back to the page that they belong to, and some of what they need is known already.
    if (answer.status < 400) {
      expect(await answer.text()).not.toContain("canary");
      return;
    }
    expect([400, 404, 409, 502, 503]).toContain(answer.status);
    await expectPage(answer);
  });

  it.each(faults)("is a sentence for a script: $kind $status", async (fault) => {
    await operator.control("POST", "/faults", { endpoint, ...fault });
    const answer = await visitor.get(path, script);
    if (answer.status >= 400) await expectSentence(answer);
    else expect(await answer.text()).not.toContain("canary");
  });
});

it.each([
  ["/files/slip/R7", "statement.slipReference"],
  ["/files/qr/KBANK", "qrcode.get"],
] as const)(
  "%s: a picture that fails is 502 with a reference, a page or a sentence",
  async (path, endpoint) => {
    await operator.control("POST", "/faults", { endpoint, kind: "status", status: 503 });
    const shown = await visitor.get(path, document);
    expect(shown.status).toBe(502);
    await expectPage(shown);
    const told = await visitor.get(path, {
      accept: "image/avif,image/webp,*/*;q=0.8",
      "sec-fetch-dest": "image",
    });
    expect(told.status).toBe(502);
    expect(await expectSentence(told)).toEqual({
      error: expect.any(String),
      reference: told.headers.get("x-request-id"),
    });
  },
);

it("a chat message that no page of ours sends is told so, in words and with a reference", async () => {
  const chat = await openRoom(visitor);
  for (const message of ["", "{", textMessage(" ")]) {
    const answer = await chat.send({ message });
    expect(answer.status).toBe(400);
    expect((await expectSentence(answer)).reference).toBe(answer.headers.get("x-request-id"));
    const headers = { "x-chat-party": chat.party, ...document };
    await expectPage(await visitor.post("/chat/send", { message }, headers));
  }
  const other = await visitor.post("/chat/send", { message: textMessage("x") });
  expect(other.status).toBe(409);
  expect((await expectSentence(other)).reference).toBeDefined();
});

it("a limit and a refusal of the chat keep their status and their wait on a page too", async () => {
  const chat = await openRoom(visitor);
  const headers = { "x-chat-party": chat.party, ...document };
  for (const text of ["1", "2"]) await chat.send({ message: textMessage(text) });
  const answer = await visitor.post("/chat/send", { message: textMessage("3") }, headers);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await expectPage(answer)).toMatch(/\d+ (วินาที|นาที)/);
});

it("an upload that is none is a page for a person and a sentence for a script", async () => {
  const chat = await openRoom(visitor);
  const body = () => {
    const form = new FormData();
    form.set("file", new File(["%PDF-1.4"], "a.png", { type: "image/png" }));
    return form;
  };
  for (const path of ["/chat/upload", "/files/slip"]) {
    const shown = await visitor.send(path, body(), { "x-chat-party": chat.party, ...document });
    expect([path, shown.status >= 400]).toEqual([path, true]);
    await expectPage(shown);
  }
});
