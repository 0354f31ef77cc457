import type { Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";

const unpackers = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/** The body is larger than the contract allows for this call; the rest of it is not read. */
export class AnswerTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`the answer is larger than ${maxBytes} bytes`);
    this.name = "AnswerTooLarge";
  }
}

/**
 * A response's text, limited to `maxBytes` after decompression, because a small compressed body may be huge. We do not
 * ask for compression, but some operators' proxies do it anyway.
 */
export async function readBody(
  body: Readable,
  encoding: string | string[] | undefined,
  maxBytes: number,
): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unpacked(body, encoding)) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      body.destroy();
      throw new AnswerTooLarge(maxBytes);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function unpacked(body: Readable, encoding: string | string[] | undefined): AsyncIterable<Buffer> {
  const name = String(encoding ?? "identity").toLowerCase();
  if (!Object.hasOwn(unpackers, name)) return body;
  const unpacker = unpackers[name as keyof typeof unpackers]();
  body.once("error", (error) => unpacker.destroy(error));
  return body.pipe(unpacker);
}
