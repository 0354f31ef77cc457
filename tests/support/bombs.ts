import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { MEGABYTE } from "./resident-bytes";

const MEGABYTES = 1024;

/** A gigabyte of zeros, as few bytes: packed files may stand one after the other. */
function gzipBomb(): Buffer {
  const part = gzipSync(Buffer.alloc(16 * MEGABYTE));
  return Buffer.concat(Array.from({ length: MEGABYTES / 16 }, () => part));
}

function brotliBomb(): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(Buffer.alloc(MEGABYTES * MEGABYTE), { params });
}

/** What an operator may send that unpacks to a gigabyte, by its content encoding. */
export const bombs = { gzip: gzipBomb, br: brotliBomb };
