import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { close, startLocalServer } from "../../tests/support/local-server";
import { movedName } from "../../tests/support/moved-name";
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
import { createTransport, type OperatorRequest } from "./transport.server";

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

  it("are used for a minute: afterwards the operator's name is looked up again, for a look at money at once", async () => {
    const name = movedName("127.0.0.2");
    const { port, heard } = await operator(json);
    const transport = createTransport(name.url(port));
    const away = createServer((_, outgoing) => outgoing.end("away")).listen(port, "127.0.0.2");
    await once(away, "listening");
    onTestFinished(() => close(away).then(() => transport.close()));
    const texts = async (...paths: Partial<OperatorRequest>[]) => {
      const call = { path: "/", headers: {}, timeoutMs: 5_000 };
      const answers = paths.map((more) => transport.send(read, { ...call, ...more }));
      const texts = (await Promise.all(answers)).map(({ text }) => text);
      // A connection is free for the next read once the event loop has turned.
      await new Promise((resolve) => setImmediate(resolve));
      return texts;
    };
    expect(await texts({})).toEqual(["away"]);
    name.moveTo("127.0.0.1");
    expect(await texts({})).toEqual(["away"]);
    expect(await texts({ isFresh: true }, { isFresh: true })).toEqual(["{}", "{}"]);
    expect(await texts({})).toEqual(["away"]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await texts({})).toEqual(["{}"]);
    expect(new Set(heard.map(({ connection }) => connection)).size).toBe(3);
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

  it("to an operator that is far away are waited for, although its name has another address that nobody can reach", async () => {
    const name = movedName("127.0.0.1", "::1");
    name.beFar(400);
    const { port } = await operator(json);
    const transport = createTransport(name.url(port));
    onTestFinished(() => transport.close());
    for (const row of [read, money])
      expect(await send(transport, row), row.name).toEqual({ status: 200, text: "{}" });
  });
});
