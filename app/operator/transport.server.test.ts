import { describe, expect, it, onTestFinished } from "vitest";
import { callTime } from "../../tests/support/call-time";
import { startLocalServer } from "../../tests/support/local-server";
import { rejection } from "../../tests/support/rows";
import {
  breakOff,
  change,
  effects,
  json,
  money,
  operator,
  read,
  reset,
  send,
} from "../../tests/support/transport-stage";
import { createTransport } from "./transport.server";

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
        wasTried: true,
        endpoint: row.name,
      });
    }
    await transport.close();
  });

  it("is `not-sent` when the address cannot be found, or a header cannot be written", async () => {
    const nowhere = createTransport("http://operator.invalid");
    onTestFinished(() => nowhere.close());
    expect(await rejection(send(nowhere, money))).toMatchObject({ reached: "not-sent", wasTried: true });
    const { transport, heard } = await operator(json);
    const headers = { authorization: "Bearer a\r\nx-forged: 1" };
    const call = transport.send(money, { path: "/api/somewhere", headers, body: "{}", timeoutMs: 1_000 });
    expect(await rejection(call)).toMatchObject({ reached: "not-sent", wasTried: false });
    expect(heard).toEqual([]);
  });

  it.each([
    ["the connection is reset before the answer", reset],
    ["the answer breaks off", breakOff],
  ])("is `unknown` when %s, and a call that changes something is sent once", async (_, answer) => {
    for (const row of [change, money]) {
      const { transport, heard } = await operator(answer);
      expect(await rejection(send(transport, row))).toMatchObject({
        message: "INTERNAL_SERVER_ERROR",
        reached: "unknown",
      });
      expect(heard).toHaveLength(1);
    }
  });

  it("is `unknown`, by a name of its own, when `100 Continue` comes that was not asked for", async () => {
    for (const row of effects) {
      const { transport, heard } = await operator((_, outgoing) => {
        outgoing.writeContinue();
        outgoing.end("{}");
      });
      const cause = expect.objectContaining({ code: "UNASKED_CONTINUE" });
      expect(await rejection(send(transport, row))).toMatchObject({ reached: "unknown", cause });
      expect(heard).toHaveLength(1);
    }
  });

  it("is `unknown` when the answer does not come in the call's time, and it is sent once", async () => {
    for (const row of [change, money]) {
      const time = callTime();
      const { transport, heard } = await operator(time.over);
      expect(await rejection(send(transport, row, 60_000))).toMatchObject({
        message: "INTERNAL_SERVER_ERROR",
        reached: "unknown",
      });
      expect(AbortSignal.timeout).toHaveBeenCalledWith(60_000);
      expect(heard).toHaveLength(1);
    }
  });

  it("is `unknown`, with its status, when the answer breaks off", async () => {
    const { transport } = await operator((_, outgoing) => {
      outgoing.writeHead(401, { "content-length": "100" });
      outgoing.write("{", () => outgoing.destroy());
    });
    expect(await rejection(send(transport, money))).toMatchObject({ reached: "unknown", status: 401 });
  });

  it("is `unknown` when the answer trickles on beyond the call's time", async () => {
    const time = callTime();
    let written = 0;
    const { transport } = await operator((_, outgoing) => {
      const timer = setInterval(() => {
        outgoing.write(" ");
        written += 1;
        if (written === 3) time.over();
      }, 20);
      outgoing.on("close", () => clearInterval(timer));
    });
    // It would trickle for ever.
    expect(await rejection(send(transport, money, 60_000))).toMatchObject({ reached: "unknown" });
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
