import fc from "fast-check";
import { type EndpointName, endpoints } from "schemas/contract";
import { isMultipart, pathNames } from "schemas/contract/endpoint";
import { afterEach, describe, expect, it } from "vitest";
import { type LocalServer, startLocalServer } from "../../tests/support/local-server";
import { rejection } from "../../tests/support/rows";
import {
  type Caller,
  type CallRecord,
  createOperator,
  type Operator,
  type OperatorSettings,
  timeoutOf,
} from "./client.server";
import { OperatorError } from "./error";
import type { Incoming, Outgoing, Transport } from "./transport.server";
import { createTransport } from "./transport.server";

const timeouts = { generalMs: 60_000, slipUploadMs: 300_000, chatUploadMs: 299_000 };

const member: Caller = {
  token: "canary-token",
  address: "203.0.113.7",
  userAgent: "Phone/1.0",
  requestId: "request-1",
  locale: "th",
};

interface Bound {
  operator: Operator;
  records: CallRecord[];
  server: LocalServer;
}

const open: { close(): Promise<void> }[] = [];

interface Wanted {
  status?: number;
  answer?: unknown;
  caller?: Partial<Caller>;
  settings?: Partial<OperatorSettings>;
}

/** A client bound to a caller, and the server that hears what it sends. */
async function bound({ status = 200, answer = {}, caller, settings }: Wanted = {}): Promise<Bound> {
  const server = await startLocalServer((_, outgoing) => {
    outgoing.statusCode = status;
    outgoing.end(JSON.stringify(answer));
  });
  const transport = createTransport(server.url);
  open.push({ close: () => server.close().then(() => transport.close()) });
  const records: CallRecord[] = [];
  const onCall = (record: CallRecord) => records.push(record);
  const operator = createOperator(
    { transport, paths: {}, timeouts, onCall, ...settings },
    { ...member, ...caller },
  );
  return { operator, records, server };
}

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

const transfer = { from: "wallet", to: "PG", amount: 12.5 };
const key = { idempotencyKey: "intent-1" };

describe("every request", () => {
  it("says who asks, for whom and in which language [7.02]", async () => {
    const { operator, server } = await bound();
    await operator.wallet.refreshSlots();
    expect(server.heard[0]?.headers).toMatchObject({
      accept: "application/json",
      authorization: "Bearer canary-token",
      "x-requested-with": "wallet-user",
      "x-request-id": "request-1",
      "x-forwarded-for": "203.0.113.7",
      "user-agent": "Phone/1.0",
      "accept-language": "th",
    });
    expect(server.heard[0]?.headers).not.toHaveProperty("idempotency-key");
    expect(server.heard[0]?.headers).not.toHaveProperty("content-type");
  });

  it("of a guest bears no token, and nothing that is not known [7.02]", async () => {
    const caller = { token: undefined, address: "", userAgent: undefined, locale: undefined };
    const { operator, server } = await bound({ answer: { name: "Moon" }, caller });
    await operator.lookup.info();
    const headers = server.heard[0]?.headers ?? {};
    expect(headers).toMatchObject({ "x-requested-with": "wallet-user", "x-request-id": "request-1" });
    for (const name of ["authorization", "x-forwarded-for", "user-agent", "accept-language"]) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it("that moves money bears its idempotency key and its body as JSON", async () => {
    const { operator, server } = await bound();
    await operator.wallet.transfer(transfer, key);
    expect(server.heard).toMatchObject([
      { method: "POST", url: "/api/wallet/transfer", headers: { "idempotency-key": "intent-1" } },
    ]);
    expect(server.heard[0]?.headers["content-type"]).toBe("application/json");
    expect(JSON.parse(server.heard[0]?.body ?? "")).toEqual(transfer);
  });

  it("that moves money without a body bears the key as well", async () => {
    const { operator, server } = await bound();
    await operator.refund.addWallet({}, key);
    expect(server.heard[0]).toMatchObject({ method: "GET", url: "/api/refund/addWallet", body: "" });
    expect(server.heard[0]?.headers["idempotency-key"]).toBe("intent-1");
  });
});

describe("a path", () => {
  const qr = { qrcodeId: "q", hasQrcode: false };

  it("has its values percent-encoded, and they are not in the body", async () => {
    const { operator, server } = await bound({ answer: qr });
    await operator.qrcode.create({ bankCode: "K/../B?x=1#y", amount: 5 });
    expect(server.heard[0]?.url).toBe("/api/qrcode/K%2F..%2FB%3Fx%3D1%23y");
    expect(JSON.parse(server.heard[0]?.body ?? "")).toEqual({ amount: 5 });
  });

  it("stays one segment whatever the value, or nothing is sent", async () => {
    const { operator, server } = await bound({ answer: { percentFail: 1, description: "x" } });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), async (code) => {
        const before = server.heard.length;
        const failed = await operator.promotion.find({ code }).then(
          () => null,
          (error: unknown) => error,
        );
        if (failed === null) {
          const segments = server.heard.at(-1)?.url.split("/") ?? [];
          expect(segments.slice(0, -1)).toEqual(["", "api", "promotion", "find"]);
          expect(decodeURIComponent(segments.at(-1) ?? "")).toBe(code);
        } else {
          expect(server.heard).toHaveLength(before);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("that a value cannot fill names nothing: NO_DATA, and nothing was sent", async () => {
    const { operator, server, records } = await bound();
    for (const code of ["", ".", "..", "\ud800"]) {
      expect(await rejection(operator.promotion.find({ code }))).toMatchObject({
        name: "OperatorError",
        message: "NO_DATA",
        reached: "not-sent",
      });
    }
    expect(server.heard).toEqual([]);
    expect(records.map(({ endpoint }) => endpoint)).toEqual(Array(4).fill("promotion.find"));
  });

  it("may be the operator's own", async () => {
    const paths = { "bonus.activate": "/v2/bonuses/{code}/take" };
    const { operator, server } = await bound({ answer: {}, settings: { paths } });
    await rejection(operator.bonus.activate({ code: "NEW 100%" }, key));
    expect(server.heard[0]?.url).toBe("/v2/bonuses/NEW%20100%25/take");
  });
});

/** A transport that keeps what it was handed: how long a call may take does not show on the wire. */
function listening(): { transport: Transport; handed: Map<EndpointName, Outgoing> } {
  const handed = new Map<EndpointName, Outgoing>();
  const transport: Transport = {
    async send({ name }, outgoing): Promise<Incoming> {
      handed.set(name, outgoing);
      return { status: 400, text: '{"message":"NO_DATA"}' };
    },
    async close() {},
  };
  return { transport, handed };
}

/** Calls everything that the contract has; answers what was handed to the transport, and each call's fault. */
async function callAll() {
  const { transport, handed } = listening();
  const operator = createOperator({ transport, paths: {}, timeouts, onCall: () => undefined }, member);
  const calls = operator as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>;
  const faults = new Map<EndpointName, unknown>();
  for (const { name, endpoint } of endpoints) {
    const [area = "", call = ""] = name.split(".");
    const input = Object.fromEntries(pathNames(endpoint.path).map((one) => [one, "x"]));
    faults.set(name, await rejection(calls[area]?.[call]?.(input) ?? Promise.resolve()));
  }
  return { handed, faults };
}

describe("the time a call may take", () => {
  it("is the brand's general figure, and that of the upload for slips and chat files [7.01 9.01]", async () => {
    const { handed } = await callAll();
    for (const row of endpoints) {
      const upload = row.name === "wallet.slip" ? timeouts.slipUploadMs : timeouts.chatUploadMs;
      const expected = isMultipart(row.endpoint.body) ? upload : timeouts.generalMs;
      expect([row.name, timeoutOf(row, timeouts)]).toEqual([row.name, expected]);
      if (handed.has(row.name)) expect(handed.get(row.name)?.timeoutMs).toBe(expected);
    }
  });
});

describe("a call that uploads a file", () => {
  it("fails with a clear word and is not sent: the client streams none yet", async () => {
    const { handed, faults } = await callAll();
    for (const { name, endpoint } of endpoints) {
      const isUpload = isMultipart(endpoint.body);
      expect([name, handed.has(name)]).toEqual([name, !isUpload]);
      if (isUpload)
        expect(String(faults.get(name))).toBe(`Error: ${name} uploads a file, which this client cannot do`);
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
    const { operator } = await bound({ status: 401, answer: { message: "invalid-token" }, caller: { obey } });
    expect(await rejection(operator.wallet.get())).toBe(answer);
    expect(seen).toMatchObject([{ message: "invalid-token", endsSession: true }]);
  });

  it("stays an error where the caller has nothing to say", async () => {
    const { operator } = await bound({
      status: 400,
      answer: { message: "NO_DATA" },
      caller: { obey: () => undefined },
    });
    expect(await rejection(operator.wallet.get())).toBeInstanceOf(OperatorError);
  });
});

describe("the record of a call", () => {
  it("names the call, its request, its status and how long it took", async () => {
    const { operator, records } = await bound();
    await operator.wallet.transfer(transfer, key);
    expect(records).toEqual([
      { endpoint: "wallet.transfer", requestId: "request-1", status: 200, durationMs: expect.any(Number) },
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
