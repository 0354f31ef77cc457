import type { RequestListener } from "node:http";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { rejection } from "../../tests/support/rows";
import { operator, read, send } from "../../tests/support/transport-stage";
import { AnswerTooLarge } from "./body.server";

const text = '{"name":"สยามทอง"}';

const packed =
  (encoding: string, body: Buffer): RequestListener =>
  (_, outgoing) => {
    outgoing.setHeader("content-encoding", encoding);
    outgoing.end(body);
  };

describe("an answer that comes packed although nobody asked for it", () => {
  it.each([
    ["gzip", gzipSync(text)],
    ["GZIP", gzipSync(text)],
    ["x-gzip", gzipSync(text)],
    ["deflate", deflateSync(text)],
    ["deflate", deflateRawSync(text)],
    ["br", brotliCompressSync(text)],
    ["identity", Buffer.from(text)],
    ["constructor", Buffer.from(text)],
  ])("by %s is read", async (encoding, body) => {
    const { transport } = await operator(packed(encoding, body));
    expect(await send(transport)).toEqual({ status: 200, text });
  });

  it("is a broken one where it does not unpack", async () => {
    const { transport } = await operator(packed("gzip", Buffer.from(text)));
    expect(await rejection(send(transport))).toMatchObject({ reached: "unknown" });
  });
});

it("an answer is read without the byte-order mark before it", async () => {
  for (const answer of [
    packed("identity", Buffer.from(`\ufeff${text}`)),
    packed("gzip", gzipSync(`\ufeff${text}`)),
  ])
    expect(await send((await operator(answer)).transport)).toEqual({ status: 200, text });
});

describe("an answer larger than its endpoint's may be", () => {
  it("is given up, packed or not: a few bytes may unpack to a whole memory", async () => {
    const huge = Buffer.alloc(64 * 1024 * 1024, " ");
    for (const answer of [packed("gzip", gzipSync(huge)), packed("identity", huge)]) {
      const { transport } = await operator(answer);
      const error = (await rejection(send(transport))) as Error;
      expect((error.cause as Error).cause).toBeInstanceOf(AnswerTooLarge);
    }
  });

  it("is read to the last byte that is allowed", async () => {
    const most = read.endpoint.maxBytes;
    let size = most;
    const { transport } = await operator((_, outgoing) => outgoing.end("x".repeat(size)));
    expect((await send(transport)).text).toHaveLength(most);
    size += 1;
    expect(await rejection(send(transport))).toMatchObject({ reached: "unknown" });
  });
});
