import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { type LocalServer, startLocalServer } from "../../tests/support/local-server";
import { rejection, rowOf } from "../../tests/support/rows";
import { createTransport, type Transport } from "./transport.server";

const read = rowOf("lookup.info");
const change = rowOf("wallet.activate");
const money = rowOf("wallet.transfer");
const effects = [read, change, money];

const json: RequestListener = (_, outgoing) => {
  outgoing.setHeader("content-type", "application/json");
  outgoing.end("{}");
};
const reset: RequestListener = (incoming) => incoming.socket.destroy();
const hang: RequestListener = () => undefined;
const breakOff: RequestListener = (_, outgoing) => {
  outgoing.writeHead(200, { "content-length": "1000" });
  outgoing.write('{"message":"SUC', () => outgoing.socket?.destroy());
};

const open: { close(): Promise<void> }[] = [];

async function operator(answer: RequestListener, path = ""): Promise<LocalServer & { transport: Transport }> {
  const server = await startLocalServer(answer);
  const transport = createTransport(server.url + path);
  open.push({ close: () => server.close().then(() => transport.close()) });
  return { ...server, transport };
}

/** Answers the requests in turn, the last answer again and again. */
function inTurn(...answers: RequestListener[]): RequestListener {
  let count = 0;
  return (incoming, outgoing) => answers[Math.min(count++, answers.length - 1)]?.(incoming, outgoing);
}

function send(transport: Transport, row = read, timeoutMs = 5_000) {
  const body = row.endpoint.method === "POST" ? '{"amount":1}' : undefined;
  return transport.send(row, { path: "/api/somewhere", headers: { "x-one": "1" }, body, timeoutMs });
}

afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()));
});

describe("a call that gets an answer", () => {
  it("sends method, path, headers and body as they are, and hands back status and text", async () => {
    const { transport, heard } = await operator((_, outgoing) => {
      outgoing.statusCode = 422;
      outgoing.end('{"message":"ไม่ได้"}');
    });
    expect(await send(transport, money)).toEqual({ status: 422, text: '{"message":"ไม่ได้"}' });
    expect(heard).toMatchObject([
      { method: "POST", url: "/api/somewhere", headers: { "x-one": "1" }, body: '{"amount":1}' },
    ]);
  });

  it("stays below the base address's own path", async () => {
    for (const path of ["/v1", "/v1/"]) {
      const { transport, heard } = await operator(json, path);
      await send(transport);
      expect(heard[0]?.url).toBe("/v1/api/somewhere");
    }
  });

  it("hands a redirect back without following it", async () => {
    const { transport, heard } = await operator((_, outgoing) => {
      outgoing.writeHead(302, { location: "/elsewhere" });
      outgoing.end();
    });
    expect(await send(transport)).toEqual({ status: 302, text: "" });
    expect(heard).toHaveLength(1);
  });

  it("is sent once whatever the status says", async () => {
    for (const row of effects) {
      const { transport, heard } = await operator((_, outgoing) => {
        outgoing.writeHead(503, { "retry-after": "0" });
        outgoing.end("{}");
      });
      expect((await send(transport, row)).status).toBe(503);
      expect(heard).toHaveLength(1);
    }
  });
});

describe("how far a call without an answer got", () => {
  it("is `not-sent` when nobody listens", async () => {
    const { url, close } = await startLocalServer(json);
    await close();
    const transport = createTransport(url);
    for (const row of effects) {
      expect(await rejection(send(transport, row))).toMatchObject({
        message: "INTERNAL_SERVER_ERROR",
        reached: "not-sent",
        endpoint: row.name,
      });
    }
    await transport.close();
  });

  it("is `not-sent` when the address cannot be found, or a header cannot be written", async () => {
    const nowhere = createTransport("http://operator.invalid");
    open.push(nowhere);
    expect(await rejection(send(nowhere, money))).toMatchObject({ reached: "not-sent" });
    const { transport, heard } = await operator(json);
    const headers = { authorization: "Bearer a\r\nx-forged: 1" };
    const call = transport.send(money, { path: "/api/somewhere", headers, body: "{}", timeoutMs: 1_000 });
    expect(await rejection(call)).toMatchObject({ reached: "not-sent" });
    expect(heard).toEqual([]);
  });

  it.each([
    ["the connection is reset before the answer", reset],
    ["the answer breaks off", breakOff],
    ["the answer does not come in time", hang],
  ])("is `unknown` when %s, and a call that changes something is sent once", async (_, answer) => {
    for (const row of [change, money]) {
      const { transport, heard } = await operator(answer);
      expect(await rejection(send(transport, row, 200))).toMatchObject({
        message: "INTERNAL_SERVER_ERROR",
        reached: "unknown",
      });
      expect(heard).toHaveLength(1);
    }
  });

  it("is `unknown` when the answer trickles on beyond the call's time", async () => {
    const { transport } = await operator((_, outgoing) => {
      outgoing.write(" ");
      const timer = setInterval(() => outgoing.write(" "), 20);
      outgoing.on("close", () => clearInterval(timer));
    });
    const startedAt = performance.now();
    expect(await rejection(send(transport, money, 200))).toMatchObject({ reached: "unknown" });
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it("is `unknown` when the answer is larger than any of the contract, which is cut", async () => {
    let written = 0;
    const { transport } = await operator((_, outgoing) => {
      const piece = "x".repeat(1024 * 1024);
      const more = () => {
        if (outgoing.destroyed || written >= 64) return;
        written += 1;
        outgoing.write(piece, more);
      };
      more();
    });
    expect(await rejection(send(transport, read))).toMatchObject({ reached: "unknown" });
    expect(written).toBeLessThan(32);
  });
});

describe("a read", () => {
  it("is tried a second time when nothing arrived, and no third time", async () => {
    const { transport, heard } = await operator(inTurn(reset, json));
    expect(await send(transport)).toEqual({ status: 200, text: "{}" });
    expect(heard).toHaveLength(2);
    const dead = await operator(reset);
    await rejection(send(dead.transport));
    expect(dead.heard).toHaveLength(2);
  });

  it("is not tried again once something arrived, nor when its time is over", async () => {
    for (const answer of [breakOff, hang]) {
      const { transport, heard } = await operator(answer);
      await rejection(send(transport, read, 300));
      expect(heard).toHaveLength(1);
    }
  });

  it("is tried again also when it is a POST of the contract", async () => {
    const { transport, heard } = await operator(inTurn(reset, json));
    await send(transport, rowOf("statement.list"));
    expect(heard.map(({ method, body }) => [method, body])).toEqual([
      ["POST", '{"amount":1}'],
      ["POST", '{"amount":1}'],
    ]);
  });
});

describe("connections", () => {
  it("are kept for reads and fresh for each call that moves money", async () => {
    const { transport, heard } = await operator(json);
    const used = async (row: typeof read) => {
      await send(transport, row);
      return heard.at(-1)?.connection;
    };
    const moneys = [await used(money), await used(money), await used(money)];
    expect(new Set(moneys).size).toBe(3);
    const reads = new Set<number | undefined>();
    for (let count = 0; count < 20; count++) reads.add(await used(read));
    expect(reads.size).toBeLessThan(4);
    expect(moneys.filter((connection) => reads.has(connection))).toEqual([]);
  });

  it("that the operator closed meanwhile never turn a transfer into an unknown outcome", async () => {
    const { transport, server } = await operator(json);
    server.keepAliveTimeout = 1;
    for (let round = 0; round < 10; round++) {
      expect((await send(transport, money)).status).toBe(200);
      server.closeAllConnections();
    }
  });

  it("serve many at once: money calls do not wait for one another", async () => {
    const waiting: (() => void)[] = [];
    const { transport } = await operator((_, outgoing) => {
      waiting.push(() => outgoing.end("{}"));
      if (waiting.length === 20) for (const go of waiting) go();
    });
    const all = await Promise.all(Array.from({ length: 20 }, () => send(transport, money)));
    expect(all).toHaveLength(20);
  });

  it("of an endpoint that hangs are its own: other calls are answered at once, and closing cuts them off", async () => {
    const { url, heard, close } = await startLocalServer((incoming, outgoing) => {
      if (incoming.url !== "/refresh") outgoing.end("{}");
    });
    const transport = createTransport(url);
    const call = { path: "/refresh", headers: {}, timeoutMs: 30_000 };
    const hanging = Array.from({ length: 300 }, () =>
      rejection(transport.send(rowOf("wallet.refreshSlots"), call)),
    );
    await expect.poll(() => heard.length, { timeout: 5_000 }).toBe(300);
    expect(await send(transport, rowOf("wallet.get"), 2_000)).toEqual({ status: 200, text: "{}" });
    await transport.close();
    await Promise.all(hanging);
    await close();
  });
});
