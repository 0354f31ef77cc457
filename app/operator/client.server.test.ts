import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bound, key, timeouts, transfer } from "../../tests/support/bound-operator";
import { startLocalServer } from "../../tests/support/local-server";
import { rejection } from "../../tests/support/rows";
import { type Caller, createOperator } from "./client.server";
import { createTransport } from "./transport.server";

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
        wasTried: false,
      });
    }
    expect(server.heard).toEqual([]);
    expect(records.map(({ endpoint }) => endpoint)).toEqual(Array(4).fill("promotion.find"));
  });

  it("may be the operator's own", async () => {
    const paths = { "bonus.activate": "/v2/bonuses/{code}/take" };
    const { operator, server } = await bound({ answer: {}, settings: { paths } });
    await operator.bonus.activate({ code: "NEW 100%" }, key);
    expect(server.heard[0]?.url).toBe("/v2/bonuses/NEW%20100%25/take");
  });
});

describe("guests in the chat", () => {
  it("who hold their share of it shut out neither members nor what is looked up for all", async () => {
    const server = await startLocalServer(() => undefined);
    const transport = createTransport(server.url, { inAll: 9, perEndpoint: 4, perMember: 4 });
    const settings = {
      transport,
      paths: {},
      timeouts,
      onCall: () => undefined,
      waitForTurn: async () => undefined,
    };
    const asked = (caller: Partial<Caller>) =>
      createOperator(settings, { requestId: "request-1", ...caller })
        .chat.config()
        .catch(String);
    const guest = asked({ address: "203.0.113.7" });
    expect(await asked({ address: "203.0.113.8" })).toContain("Overloaded");
    const others = [asked({ address: "203.0.113.7", token: "canary-token" }), asked({})];
    await expect.poll(() => server.heard.length).toBe(3);
    await server.close();
    await Promise.all([guest, ...others, transport.close()]);
  });
});
