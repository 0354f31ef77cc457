import { describe, expect, it } from "vitest";
import { startLocalServer } from "../../tests/support/local-server";
import { rejection, rowOf } from "../../tests/support/rows";
import {
  breakOff,
  hang,
  inTurn,
  json,
  money,
  operator,
  read,
  reset,
  send,
} from "../../tests/support/transport-stage";
import { createTransport } from "./transport.server";

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
    const transport = createTransport(url, { inAll: 1_000, perEndpoint: 300, perMember: 16 });
    const call = { path: "/refresh", headers: {}, timeoutMs: 30_000 };
    const hanging = Array.from({ length: 300 }, () =>
      rejection(transport.send(rowOf("wallet.refreshSlots"), call)),
    );
    await expect.poll(() => heard.length).toBe(300);
    expect(await send(transport, rowOf("wallet.get"), 20_000)).toEqual({ status: 200, text: "{}" });
    await transport.close();
    await Promise.all(hanging);
    await close();
  });
});
