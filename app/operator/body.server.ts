import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw, type ZlibOptions } from "node:zlib";
import { ownEntry } from "schemas/own-entry";

const inflated = promisify<Buffer, ZlibOptions, Buffer>(inflate);
const inflatedRaw = promisify<Buffer, ZlibOptions, Buffer>(inflateRaw);

/** Some servers send `deflate` without zlib's head, whose first byte ends in 8. */
function hasZlibHead(bytes: Buffer): boolean {
  return ((bytes[0] ?? 0) & 0x0f) === 8;
}

const unpackers = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: (bytes: Buffer, options: ZlibOptions) =>
    hasZlibHead(bytes) ? inflated(bytes, options) : inflatedRaw(bytes, options),
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
 * We do not ask for compression, but some operators' proxies do it anyway. A byte-order mark is left out.
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
  return new TextDecoder().decode(await unpacked(Buffer.concat(chunks), encoding, maxBytes));
}

function unpacked(
  bytes: Buffer,
  encoding: string | string[] | undefined,
  maxBytes: number,
): Buffer | Promise<Buffer> {
  const name = String(encoding ?? "identity").toLowerCase();
  const unpack = ownEntry(unpackers, name);
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
