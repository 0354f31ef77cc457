import { describe, expect, it } from "vitest";
import { freshOperator } from "../support/shared-operator";
import { startOperator } from "./operator-under-test";

const operator = freshOperator();

describe("the record of calls", () => {
  it("keeps who called, with which headers and body, what was answered, and no password", async () => {
    const member = await operator.member({ walletAmount: 5, games: { PG: 0 } });
    const headers = {
      "X-Forwarded-For": "203.0.113.5",
      "User-Agent": "phone",
      "X-Request-Id": "req-1",
      "Idempotency-Key": "key-1",
    };
    const input = { from: "wallet", to: "PG", amount: 5 };
    await operator.call("wallet.transfer", input, { token: member.token, headers });
    const calls = await operator.calls({ username: member.username });
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(["account.login", "wallet.transfer"]);
    expect(calls[0]?.body).toEqual({ username: member.username, password: "***" });
    expect(calls[1]).toMatchObject({
      method: "POST",
      path: "/api/wallet/transfer",
      headers: {
        "x-forwarded-for": "203.0.113.5",
        "user-agent": "phone",
        "x-request-id": "req-1",
        "idempotency-key": "key-1",
      },
      body: input,
      status: 200,
      fault: null,
      executed: true,
      durationMs: expect.any(Number),
    });
    expect(JSON.stringify(calls)).not.toContain(member.token);
    expect(JSON.stringify(calls)).not.toContain(member.password);
    expect(await operator.calls({ requestId: "req-1" })).toHaveLength(1);
  });

  it("says why a call was refused, and forgets everything when told to", async () => {
    await operator.call("wallet.transfer", {}, await operator.member());
    const [call] = await operator.calls({ endpoint: "wallet.transfer" });
    expect(call).toMatchObject({ status: 400, executed: false, detail: expect.stringContaining("amount") });
    await operator.control("DELETE", "/calls");
    expect(await operator.calls({})).toEqual([]);
  });
});

describe("the clock", () => {
  it("moves every time that the operator writes, and ends sessions that may last only so long", async () => {
    await operator.control("POST", "/settings", { sessionMinutes: 30 });
    const member = await operator.member();
    await operator.control("POST", "/clock", { set: "2031-05-01T00:00:00.000Z" });
    const { body } = await operator.call("wallet.get", {}, member);
    expect(body).toEqual({ message: "EXPIRED_AUTH_TOKEN" });
    const later = await operator.member();
    await operator.control("POST", "/clock", { advanceMs: 20 * 60_000 });
    expect((await operator.call("wallet.add", { amount: 1 }, later)).status).toBe(200);
    const listed = await operator.call("statement.list", { page: 1, limit: 1 }, later);
    expect(listed.body).toMatchObject({
      statements: [{ createdAt: expect.stringMatching(/^2031-05-01T00:20/) }],
    });
    const { now } = await operator.control<{ now: string }>("POST", "/clock", { reset: true });
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(5_000);
  });

  it("closes and opens slip upload by the operator's local hours, past midnight too", async () => {
    const member = await operator.member();
    await operator.control("POST", "/settings", {
      slip: "by-hours",
      slipClosedFrom: "23:30",
      slipClosedUntil: "00:30",
    });
    const isOpenAt = async (utc: string) => {
      await operator.control("POST", "/clock", { set: `2031-05-01T${utc}:00.000Z` });
      return ((await operator.call("lookup.slip", {}, member)).body as { isOpen: boolean }).isOpen;
    };
    const seen = [
      await isOpenAt("16:29"),
      await isOpenAt("16:30"),
      await isOpenAt("17:29"),
      await isOpenAt("17:30"),
    ];
    expect(seen).toEqual([true, false, false, true]);
  });
});

describe("switches", () => {
  it("terminated: the active look-up and every other call answer 410 gone", async () => {
    const member = await operator.member();
    await operator.control("POST", "/settings", { terminated: true });
    const gone = { status: 410, body: { message: "gone" } };
    expect(await operator.call("lookup.active")).toEqual(gone);
    expect(await operator.call("wallet.get", {}, member)).toEqual(gone);
    await operator.control("POST", "/settings", { activeAnswer: "active-false" });
    expect(await operator.call("lookup.active")).toEqual({ status: 200, body: { active: false } });
    expect(await operator.call("lookup.banks")).toEqual(gone);
  });

  it("look-ups say what the settings say", async () => {
    const member = await operator.member();
    const changed = {
      registerOTP: true,
      enableChatWidget: false,
      withdrawMin: 300,
      withdrawMax: 400.5,
      name: "X",
    };
    await operator.control("POST", "/settings", changed);
    expect((await operator.call("lookup.registerOTP")).body).toEqual({ registerOTP: true });
    expect((await operator.call("lookup.enableChatWidget")).body).toEqual({ enableChatWidget: false });
    expect((await operator.call("lookup.withdraw", {}, member)).body).toEqual({
      withdrawMin: 300,
      withdrawMax: 400.5,
    });
    expect((await operator.call("lookup.info")).body).toMatchObject({ name: "X" });
    await expect(operator.control("POST", "/settings", { refreshMs: "soon" })).rejects.toThrow("refreshMs");
    await expect(operator.control("POST", "/settings", { unheardOf: 1 })).rejects.toThrow("unheardOf");
  });

  it("reset puts the switches back, and with data the demo members too", async () => {
    const own = await startOperator();
    await own.control("POST", "/settings", { terminated: true });
    const member = await own.member({ walletAmount: 5 });
    await own.control("POST", "/reset", {});
    expect((await own.call("lookup.active")).status).toBe(200);
    expect((await own.state(member)).wallet).toBe(5);
    await own.control("POST", "/reset", { data: true });
    await expect(own.state(member)).rejects.toThrow("NO_USER");
    expect(await own.control("GET", "/members/0812345678")).toMatchObject({ wallet: 12345.67 });
    await own.close();
  });
});
