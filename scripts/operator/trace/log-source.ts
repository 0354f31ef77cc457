import { createReadStream } from "node:fs";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";

const BLOCK_BYTES = 1 << 20;

/** The bytes of a log: a file, a packed one (`.gz`), or `-` for what comes through the pipe. */
export function logSource(file: string, stdin: Readable = process.stdin): AsyncIterable<Buffer> {
  if (file === "-") return stdin;
  const bytes = createReadStream(file, { highWaterMark: BLOCK_BYTES });
  // The reader of the last stream hears of an error in the first one.
  return file.endsWith(".gz") ? pipeline(bytes, createGunzip({ chunkSize: BLOCK_BYTES }), () => {}) : bytes;
}
