import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { type Caller, createOperator } from "~/operator/client.server";
import { createTransport } from "~/operator/transport.server";
import { createMemoryStore } from "~/store/memory.server";
import { CookieJar } from "../../tests/support/cookies";
import { startLocalServer } from "../../tests/support/local-server";
import { contextWith } from "../../tests/support/request-context";
import { rejection } from "../../tests/support/rows";
import { callerOf, guestOperator, requireMember } from "./guard.server";
import { createSessions, memberKey } from "./session.server";

const wallet = {
  profile: { _id: "1", username: "0812345678", name: "ปลา" },
  wallet: { amount: 5 },
  slots: [],
};

const says = (status: number, body: unknown): RequestListener => {
  return (_, outgoing) => {
    outgoing.statusCode = status;
    outgoing.end(JSON.stringify(body));
  };
};

const open: { close(): Promise<void> }[] = [];

/** A request of a signed-in member, and the operator that hears its calls. */
async function stage(answer: RequestListener) {
  const server = await startLocalServer(answer);
  const transport = createTransport(server.url);
  open.push({ close: () => server.close().then(() => transport.close()) });
  const timeouts = { generalMs: 5_000, slipUploadMs: 5_000, chatUploadMs: 5_000 };
  const operatorFor = (caller: Caller) =>
    createOperator({ transport, paths: {}, timeouts, onCall: () => undefined }, caller);
  const secrets = ["a-secret-of-at-least-32-characters-long"];
  const sessions = createSessions({ secrets, isSecure: false, store: createMemoryStore() });
  const jar = new CookieJar().take(await sessions.start("operator-token", "0812345678", true));
  const context = contextWith({ operatorFor, sessions });
  return { server, sessions, jar, context };
}

function whereTo(answer: unknown): string | null {
  if (!(answer instanceof Response)) throw answer;
  expect(answer.status).toBe(302);
  return answer.headers.get("location");
}

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

describe("requiring a member", () => {
  it("sends a guest to /login, and asks the operator nothing [2.08]", async () => {
    const { context, server } = await stage(says(200, wallet));
    expect(whereTo(await rejection(requireMember(new CookieJar().request(), context)))).toBe("/login");
    expect(server.heard).toEqual([]);
  });

  it("sends a member who signed out to /login, also with a copied cookie [2.08]", async () => {
    const { context, sessions, jar } = await stage(says(200, wallet));
    await sessions.end(jar.request());
    expect(whereTo(await rejection(requireMember(jar.request(), context)))).toBe("/login");
  });

  it("speaks with the member's token, from the member's address, under the request's id [6.03 7.02]", async () => {
    const { context, server, jar } = await stage(says(200, wallet));
    const member = await requireMember(jar.request(), context);
    expect(member.key).toBe(memberKey("0812345678"));
    await member.wallet();
    expect(server.heard[0]?.headers).toMatchObject({
      authorization: "Bearer operator-token",
      "x-forwarded-for": "203.0.113.7",
      "x-request-id": "request-1",
      "user-agent": "Phone/1.0",
    });
  });

  it("reads the wallet once per request, however many loaders ask", async () => {
    const { context, server, jar } = await stage(says(200, wallet));
    const ask = async () => (await requireMember(jar.request(), context)).wallet();
    const wallets = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(wallets).size).toBe(1);
    expect(server.heard).toHaveLength(1);
    const { wallet: again } = await requireMember(jar.request(), { ...context });
    await again();
    expect(server.heard).toHaveLength(2);
  });
});

describe("an order of the operator to a member", () => {
  it.each([
    [401, { message: "invalid-token" }],
    [200, { success: false, error: "invalid-token" }],
    [401, { message: "UNAUTHORIZED" }],
    [403, { code: "EXPIRED_AUTH_TOKEN" }],
    [500, { error: "UNAUTHORIZED" }],
  ])("%i %j ends the session and leads to /login [4.07 8.03]", async (status, body) => {
    const { context, sessions, jar } = await stage(says(status, body));
    const { operator } = await requireMember(jar.request(), context);
    const answer = await rejection(operator.statement.list({ page: 1, limit: 10 }));
    expect(whereTo(answer)).toBe("/login");
    expect(await sessions.read(jar.request())).toBeNull();
    expect(jar.take((answer as Response).headers).header).toBe("");
  });

  it.each([
    [410, { message: "gone" }],
    [404, { error: "gone" }],
  ])("%i %j leads to /terminated [4.08]", async (status, body) => {
    const { context, jar } = await stage(says(status, body));
    const member = await requireMember(jar.request(), context);
    expect(whereTo(await rejection(member.wallet()))).toBe("/terminated");
  });

  it("is nothing else: other refusals are errors, and the session stays", async () => {
    const { context, sessions, jar } = await stage(says(401, { message: "WRONG_PASSWORD" }));
    const { operator } = await requireMember(jar.request(), context);
    const change = operator.account.changePassword({ oldPassword: "a", newPassword: "b" });
    expect(await rejection(change)).toMatchObject({ name: "OperatorError", code: "WRONG_PASSWORD" });
    expect(await sessions.read(jar.request())).not.toBeNull();
  });
});

describe("a guest's client", () => {
  it("bears no token, even beside a session, and obeys only `gone` [4.08]", async () => {
    const { context, server } = await stage(says(410, { message: "gone" }));
    expect(whereTo(await rejection(guestOperator(context).lookup.banks()))).toBe("/terminated");
    expect(server.heard[0]?.headers).not.toHaveProperty("authorization");
  });

  it("takes a refused login as a form's error, never as an order", async () => {
    for (const message of ["UNAUTHORIZED", "invalid-token", "gone", "WRONG_CREDENTIAL"]) {
      const { context } = await stage(says(401, { message }));
      const login = context.operatorFor(callerOf(context)).account.login({ username: "a", password: "b" });
      expect(await rejection(login)).toMatchObject({ name: "OperatorError", message });
    }
  });
});
