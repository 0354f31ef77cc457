import type { RequestListener } from "node:http";
import { describe, expect, it } from "vitest";
import { CookieJar } from "../../tests/support/cookies";
import { memberStage, says, wallet, whereTo } from "../../tests/support/member-stage";
import { rejection } from "../../tests/support/rows";
import { callerOf, guestOperator, requireMember } from "./guard.server";

describe("requiring a member", () => {
  it("sends a guest to /login, and asks the operator nothing [2.08]", async () => {
    const { context, server } = await memberStage(says(200, wallet), "1");
    expect(whereTo(await rejection(requireMember(new CookieJar().request(), context)))).toBe("/login");
    expect(server.heard).toEqual([]);
  });

  it("sends a member who signed out to /login, also with a copied cookie [2.08]", async () => {
    const { context, sessions, jar } = await memberStage(says(200, wallet), "1");
    await sessions.end(jar.request());
    expect(whereTo(await rejection(requireMember(jar.request(), context)))).toBe("/login");
  });

  it("speaks with the member's token, from the member's address, under the request's id [6.03 7.02]", async () => {
    const { context, server, sessions, jar } = await memberStage(says(200, wallet), "1");
    const member = await requireMember(jar.request(), context);
    expect(member.key).toBe(sessions.keyOf("1"));
    await member.wallet();
    expect(server.heard[0]?.headers).toMatchObject({
      authorization: "Bearer operator-token",
      "x-forwarded-for": "203.0.113.7",
      "x-request-id": "request-1",
      "user-agent": "Phone/1.0",
    });
  });

  it("reads the wallet once per request, however many loaders ask", async () => {
    const { context, server, jar } = await memberStage(says(200, wallet), "1");
    const ask = async () => (await requireMember(jar.request(), context)).wallet();
    const wallets = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(wallets).size).toBe(1);
    expect(server.heard).toHaveLength(1);
    const { wallet: again } = await requireMember(jar.request(), { ...context });
    await again();
    expect(server.heard).toHaveLength(2);
  });
});

/** A session whose sign-in could not find out the member's id. */
function stageOfUnnamed(answer: RequestListener) {
  return memberStage(answer);
}

describe("a member whom the operator did not name at the sign-in", () => {
  it("is named by the profile or by the wallet, once, and has the key of every other session", async () => {
    for (const answers of ["profile", "wallet"]) {
      const { context, server, sessions, jar } = await stageOfUnnamed((incoming, outgoing) => {
        const isAnswering = incoming.url?.endsWith(answers);
        says(isAnswering ? 200 : 500, wallet)(incoming, outgoing);
      });
      expect((await requireMember(jar.request(), context)).key).toBe(sessions.keyOf("1"));
      const asked = server.heard.length;
      expect((await requireMember(jar.request(), { ...context })).key).toBe(sessions.keyOf("1"));
      expect(server.heard).toHaveLength(asked);
    }
  });

  it("gets a calm page while neither says it: nothing typed stands in for the id", async () => {
    const { context, jar } = await stageOfUnnamed(says(500, {}));
    expect(await rejection(requireMember(jar.request(), context))).toMatchObject({ init: { status: 502 } });
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
    const { context, sessions, jar } = await memberStage(says(status, body), "1");
    const { operator } = await requireMember(jar.request(), context);
    const answer = await rejection(operator.statement.list({ page: 1, limit: 10 }));
    expect(whereTo(answer)).toBe("/login");
    expect(await sessions.read(jar.request())).toBeNull();
    expect([...jar.take((answer as Response).headers).kept.keys()]).toEqual(["ended"]);
  });

  it.each([
    [410, { message: "gone" }],
    [404, { error: "gone" }],
  ])("%i %j leads to /terminated [4.08]", async (status, body) => {
    const { context, jar } = await memberStage(says(status, body), "1");
    const member = await requireMember(jar.request(), context);
    expect(whereTo(await rejection(member.wallet()))).toBe("/terminated");
  });

  it("is nothing else: other refusals are errors, and the session stays", async () => {
    const { context, sessions, jar } = await memberStage(says(401, { message: "WRONG_PASSWORD" }), "1");
    const { operator } = await requireMember(jar.request(), context);
    const change = operator.account.changePassword({ oldPassword: "a", newPassword: "b" });
    expect(await rejection(change)).toMatchObject({ name: "OperatorError", code: "WRONG_PASSWORD" });
    expect(await sessions.read(jar.request())).not.toBeNull();
  });
});

describe("a guest's client", () => {
  it("bears no token, even beside a session, and obeys only `gone` [4.08]", async () => {
    const { context, server } = await memberStage(says(410, { message: "gone" }), "1");
    expect(whereTo(await rejection(guestOperator(context).lookup.banks()))).toBe("/terminated");
    expect(server.heard[0]?.headers).not.toHaveProperty("authorization");
  });

  it("takes a refused login as a form's error, never as an order", async () => {
    for (const message of ["UNAUTHORIZED", "invalid-token", "gone", "WRONG_CREDENTIAL"]) {
      const { context } = await memberStage(says(401, { message }), "1");
      const login = context.operatorFor(callerOf(context)).account.login({ username: "a", password: "b" });
      expect(await rejection(login)).toMatchObject({ name: "OperatorError", message });
    }
  });
});
