import type { ServerResponse } from "node:http";
import { Transform } from "node:stream";
import { type BrotliCompress, constants, createBrotliCompress, createGzip, type Gzip } from "node:zlib";

type Encoding = "br" | "gzip";

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;

/** Of 4 to 6 the one whose pages come out within a percent of 6 at the cost of 4. */
const BROTLI_QUALITY = 5;
/** A window of 256 kB: wider than any page of ours, and far smaller than brotli's own choice. */
const BROTLI_WINDOW = 18;
/** Pieces that come closer together are packed together; a page that waits for the operator goes out as far as it is. */
const IDLE_MS = 2;

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

/** The two streams that an answer passes through: the first flushes the second whenever nothing follows. */
export function compressing(encoding: Encoding): [Transform, BrotliCompress | Gzip] {
  const packer =
    encoding === "br"
      ? createBrotliCompress({
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : createGzip();
  let idle: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(idle);
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      stop();
      idle = setTimeout(() => packer.writableEnded || packer.flush(), IDLE_MS);
      done(null, chunk);
    },
    final(done) {
      stop();
      done();
    },
    destroy(error, done) {
      stop();
      done(error);
    },
  });
  return [watch, packer];
}
