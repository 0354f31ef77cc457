import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import { lookUp } from "schemas/look-up";

const unpackers = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
} as const;

/** The body is larger than the contract allows for this call; the rest of it is not read. */
export class AnswerTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`the answer is larger than ${maxBytes} bytes`);
    this.name = "AnswerTooLarge";
  }
}

/**
 * A response's text, limited to `maxBytes` before and after decompression, because a small compressed body may be huge.
 * We do not ask for compression, but some operators' proxies do it anyway.
 */
export async function readBody(
  body: Readable,
  encoding: string | string[] | undefined,
  maxBytes: number,
): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) {
      body.destroy();
      throw new AnswerTooLarge(maxBytes);
    }
    chunks.push(chunk);
  }
  return (await unpacked(Buffer.concat(chunks), encoding, maxBytes)).toString("utf8");
}

function unpacked(
  bytes: Buffer,
  encoding: string | string[] | undefined,
  maxBytes: number,
): Buffer | Promise<Buffer> {
  const name = String(encoding ?? "identity").toLowerCase();
  const unpack = lookUp(unpackers, name);
  if (!unpack) return bytes;
  return inTurn(async () => {
    try {
      return await unpack(bytes, { maxOutputLength: maxBytes });
    } catch (error) {
      const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
      throw isTooLarge ? new AnswerTooLarge(maxBytes) : error;
    }
  });
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other: brotli takes a window of up to 16 MB, however little it unpacks. */
function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
  const done = last.then(work, work);
  last = done;
  return done;
}
