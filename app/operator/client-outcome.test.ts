import { type EndpointName, endpoints } from "schemas/contract";
import { isMultipart, pathNames } from "schemas/contract/endpoint";
import { describe, expect, it } from "vitest";
import { bound, key, member, timeouts, transfer } from "../../tests/support/bound-operator";
import { brandWith } from "../../tests/support/brand-with";
import { rejection } from "../../tests/support/rows";
import { type CallRecord, createOperator, type OperatorSettings, timeoutOf } from "./client.server";
import { OperatorError } from "./error";
import type { OperatorRequest, OperatorResponse, Transport } from "./transport.server";

/** A transport that records what it is given, because a call's timeout is not visible on the wire. */
function listening(): { transport: Transport; handed: Map<EndpointName, OperatorRequest> } {
  const handed = new Map<EndpointName, OperatorRequest>();
  const transport: Transport = {
    async send({ name }, outgoing): Promise<OperatorResponse> {
      handed.set(name, outgoing);
      return { status: 400, text: '{"message":"NO_DATA"}' };
    },
    async close() {},
  };
  return { transport, handed };
}

/** Makes every call of the contract. Returns what the transport was given. */
async function callAll(timeouts: OperatorSettings["timeouts"]) {
  const { transport, handed } = listening();
  const operator = createOperator(
    { transport, paths: {}, timeouts, onCall: () => undefined, waitForTurn: async () => undefined },
    member,
  );
  const calls = operator as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>;
  for (const { name, endpoint } of endpoints) {
    const [area = "", call = ""] = name.split(".");
    const input = Object.fromEntries(pathNames(endpoint.path).map((one) => [one, "x"]));
    await rejection(calls[area]?.[call]?.(input) ?? Promise.resolve());
  }
  return handed;
}

describe("the time a call may take", () => {
  it("is 60 s, and 300 s for slips and chat files, where a brand says nothing else [7.01 7.37 7.71 7.72 9.01 9.02 9.03]", async () => {
    const handed = await callAll(brandWith().timeouts);
    for (const { name, endpoint } of endpoints) {
      expect([name, handed.get(name)?.timeoutMs]).toEqual([
        name,
        isMultipart(endpoint.body) ? 300_000 : 60_000,
      ]);
    }
  });

  it("is the brand's general figure, and that of the upload for slips and chat files", async () => {
    const handed = await callAll(timeouts);
    for (const row of endpoints) {
      const upload = row.name === "wallet.slip" ? timeouts.slipUploadMs : timeouts.chatUploadMs;
      const expected = isMultipart(row.endpoint.body) ? upload : timeouts.generalMs;
      expect([row.name, timeoutOf(row, timeouts)]).toEqual([row.name, expected]);
      expect(handed.get(row.name)?.timeoutMs).toBe(expected);
    }
  });
});

describe("an order of the operator", () => {
  it("becomes what the caller says, in place of the error", async () => {
    const answer = new Response(null, { status: 302 });
    const seen: OperatorError[] = [];
    const obey = async (error: OperatorError) => {
      seen.push(error);
      return answer;
    };
    const { operator } = await bound({
      status: 401,
      answer: { message: "invalid-token" },
      caller: { redirectFor: obey },
    });
    expect(await rejection(operator.wallet.get())).toBe(answer);
    expect(seen).toMatchObject([{ message: "invalid-token", endsSession: true }]);
  });

  it("stays an error where the caller has nothing to say", async () => {
    const { operator } = await bound({
      status: 400,
      answer: { message: "NO_DATA" },
      caller: { redirectFor: () => undefined },
    });
    expect(await rejection(operator.wallet.get())).toBeInstanceOf(OperatorError);
  });
});

describe("the record of a call", () => {
  it("names the call, its request, its status and how long it took", async () => {
    const { operator, records } = await bound();
    await operator.wallet.transfer(transfer, key);
    expect(records).toEqual([
      {
        endpoint: "wallet.transfer",
        requestId: "request-1",
        status: 200,
        faults: [],
        durationMs: expect.any(Number),
      },
    ]);
    expect(records[0]?.durationMs).toBeGreaterThan(0);
  });

  it("holds the error of a failed call", async () => {
    const { operator, records } = await bound({ status: 500, answer: { code: "MONEY_NOT_ENOUGH" } });
    await rejection(operator.wallet.transfer(transfer, key));
    expect(records).toMatchObject([{ status: 500, error: { code: "MONEY_NOT_ENOUGH" } }]);
  });

  it("holds no secret, sent or answered", async () => {
    const records: CallRecord[] = [];
    const onCall = (record: CallRecord) => records.push(record);
    const answers = [
      { token: "canary-answer" },
      { token: { deep: "canary-answer" } },
      { message: "NO_DATA" },
    ];
    for (const [index, answer] of answers.entries()) {
      const { operator } = await bound({ answer, status: index === 2 ? 400 : 200, settings: { onCall } });
      const login = operator.account.login({ username: "canary-user", password: "canary-password" });
      await login.catch(() => undefined);
      const link = { provider: "pg", username: "canary-user", password: "canary-password" };
      await rejection(operator.autologin.byPassword(link));
    }
    expect(records).toHaveLength(6);
    const written = JSON.stringify(records, (_, value: unknown) =>
      value instanceof Error ? { ...value, message: value.message, cause: String(value.cause) } : value,
    );
    expect(written).not.toContain("canary");
  });
});

describe("an answer with faulty rows", () => {
  it("is used without them, and the call's record names their fields", async () => {
    const bonuses = [
      { code: "DAILY", type: "day", maxReceived: 1 },
      { code: "CANARY", type: "day", maxReceived: "canary" },
    ];
    const { operator, records } = await bound({ answer: { bonuses } });
    expect((await operator.bonus.list()).bonuses.map(({ code }) => code)).toEqual(["DAILY"]);
    expect(records).toMatchObject([{ status: 200, faults: ["bonuses.1.maxReceived"] }]);
    expect(JSON.stringify(records)).not.toMatch(/canary/i);
  });
});
