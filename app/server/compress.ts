import type { ServerResponse } from "node:http";
import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

type Encoding = "br" | "gzip";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;

/** The last one whose pages cost less than half a millisecond; 11 would take a tenth off them at 14 ms. */
const BROTLI_QUALITY = 6;
/** A window of 256 kB: wider than any page of ours, and far smaller than brotli's own choice. */
const BROTLI_WINDOW = 18;
/** How an answer is packed for the client who asked; undefined when it goes out as it is. */
export function encodingOf(outgoing: ServerResponse, contentType: string | null): Encoding | undefined {
  if (!COMPRESSIBLE.test(contentType ?? "") || outgoing.hasHeader("content-encoding")) return undefined;
  const accepted = acceptedOf(String(outgoing.req.headers["accept-encoding"] ?? ""));
  return (["br", "gzip"] as const).find((encoding) => accepted.has(encoding));
}

function acceptedOf(header: string): Set<string> {
  const named = header.split(",").map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  return new Set(
    named.filter(([, q]) => q === undefined || !/^q=0(\.0*)?$/.test(q)).map(([name = ""]) => name),
  );
}

/** What an answer passes through to be packed. Every piece goes out at once, whatever the ones after it wait for. */
export function compressing(encoding: Encoding): Transform {
  if (encoding === "gzip") return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
