import { errorGroups } from "schemas/contract/errors";
import { describe, expect, it } from "vitest";
import { sharedOperator } from "../support/shared-operator";
import { startOperator } from "./operator-under-test";

const operator = sharedOperator();

const signIn = (username: string, password = "kapao1234", headers = {}) =>
  operator.call("account.login", { username, password }, { headers });

describe("sign-in", () => {
  it("gives a demo member a token that opens the profile", async () => {
    const { status, body } = await signIn("0812345678");
    expect(status).toBe(200);
    const { token } = body as { token: string };
    const profile = await operator.call("account.profile", {}, { token });
    expect(profile.status).toBe(200);
    expect(profile.body).toMatchObject({ profile: { username: "0812345678", coin: 7 } });
  });

  it("refuses a wrong password, an unknown phone number and an inactive account, each with its code", async () => {
    expect(await signIn("0812345678", "wrong")).toEqual({ status: 401, body: { message: "WRONG_PASSWORD" } });
    expect(await signIn("0800000000")).toEqual({ status: 404, body: { message: "NO_USER" } });
    expect(await signIn("0812345604")).toEqual({ status: 403, body: { message: "INACTIVE_USER" } });
  });

  it.each(errorGroups.auth.map((code, index) => [`08990000${String(index + 1).padStart(2, "0")}`, code]))(
    "%s always gets %s",
    async (username, code) => {
      const { status, body } = await signIn(username as string);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(body).toEqual({ message: code });
    },
  );

  it("refuses a body with a field too many, one too few, or none", async () => {
    for (const body of [
      '{"username":"0812345678"}',
      '{"username":"a","password":"b","x":1}',
      "",
      "[",
      "null",
    ]) {
      const response = await fetch(`${operator.url}/api/login`, {
        method: "POST",
        headers: { "X-Requested-With": "wallet-user", "Content-Type": "application/json" },
        body,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message: "WRONG_CREDENTIAL" });
    }
  });
});

describe("a token", () => {
  it("is needed: without one, with a made-up one or with a revoked one the answer is invalid-token", async () => {
    const member = await operator.member();
    const refused = { status: 401, body: { message: "invalid-token" } };
    expect(await operator.call("wallet.get")).toEqual(refused);
    expect(await operator.call("wallet.get", {}, { token: "made-up" })).toEqual(refused);
    await operator.control("POST", `/members/${member.username}/revoke`);
    expect(await operator.call("wallet.get", {}, member)).toEqual(refused);
  });

  it("can be revoked alone: the member's other sessions go on", async () => {
    const member = await operator.member();
    const { body } = await signIn(member.username);
    const { token } = body as { token: string };
    expect(await operator.control("POST", `/members/${member.username}/revoke`, { token })).toEqual({
      revoked: 1,
    });
    expect((await operator.call("wallet.get", {}, { token })).status).toBe(401);
    expect((await operator.call("wallet.get", {}, member)).status).toBe(200);
  });

  it("ends when the account is switched off, and gets the code its member is flagged with", async () => {
    const member = await operator.member();
    const flags = `/members/${member.username}/flags`;
    await operator.control("POST", flags, { callCode: "UNAUTHORIZED" });
    expect(await operator.call("wallet.get", {}, member)).toEqual({
      status: 401,
      body: { message: "UNAUTHORIZED" },
    });
    await operator.control("POST", flags, { callCode: null, isActive: false });
    expect(await operator.call("wallet.get", {}, member)).toEqual({
      status: 403,
      body: { message: "INACTIVE_USER" },
    });
  });
});

describe("the member's address", () => {
  it("is checked for a member who is expected from one address only", async () => {
    const headers = { "X-Forwarded-For": "203.0.113.7" };
    const { body } = await signIn("0812345609", "kapao1234", headers);
    const { token } = body as { token: string };
    expect((await operator.call("wallet.get", {}, { token, headers })).status).toBe(200);
    expect(await signIn("0812345609")).toEqual({ status: 403, body: { message: "INVALID_IP" } });
    const elsewhere = { token, headers: { "X-Forwarded-For": "198.51.100.1" } };
    expect(await operator.call("wallet.get", {}, elsewhere)).toEqual({
      status: 403,
      body: { message: "INVALID_IP" },
    });
  });

  it("may not change within a session while the switch bindAddress is on", async () => {
    const own = await startOperator({ settings: { bindAddress: true } });
    const made = await own.control<{ username: string; password: string }>("POST", "/members", {});
    const headers = { "X-Forwarded-For": "203.0.113.9" };
    const { username, password } = made;
    const { body } = await own.call("account.login", { username, password }, { headers });
    const { token } = body as { token: string };
    expect((await own.call("account.profile", {}, { token, headers })).status).toBe(200);
    expect(await own.call("account.profile", {}, { token })).toMatchObject({
      body: { message: "INVALID_IP" },
    });
    await own.close();
  });
});

describe("every call", () => {
  it("must say X-Requested-With: wallet-user", async () => {
    const get = (headers: Record<string, string>) => fetch(`${operator.url}/api/lookup/banks`, { headers });
    const none = await get({});
    expect([none.status, await none.json()]).toEqual([400, { message: "KEY_MISSING" }]);
    const other = await get({ "X-Requested-With": "XMLHttpRequest" });
    expect([other.status, await other.json()]).toEqual([400, { message: "KEY_INVALID" }]);
  });

  it("gets NO_DATA where the contract has no such call, and 413 above 1 MB", async () => {
    const headers = { "X-Requested-With": "wallet-user", "Content-Type": "application/json" };
    for (const path of ["/api/nothing", "/api", "/api/qrcode/%E0%A4%A"]) {
      const response = await fetch(operator.url + path, { headers });
      expect([response.status, await response.json()]).toEqual([404, { message: "NO_DATA" }]);
    }
    const body = JSON.stringify({ username: "x".repeat(1_100_000), password: "" });
    expect((await fetch(`${operator.url}/api/login`, { method: "POST", headers, body })).status).toBe(413);
  });
});
