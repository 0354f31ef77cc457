import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv, { type RequestHandler } from "sirv";

/** Files of the build and of the brand. */
export interface StaticFiles {
  /** Null in development, where Vite serves them. */
  build: RequestHandler | null;
  /** Null for a brand without pictures of its own. */
  brand: RequestHandler | null;
}

const DAY_S = 86_400;
const BRAND = "/brand";

/** `clientDir` holds what the build made, hashed names under /assets; `brandDir` holds the brand's pictures. */
export function openStatic(clientDir: string | null, brandDir: string): StaticFiles {
  return {
    build:
      clientDir === null ? null : sirv(clientDir, { brotli: true, gzip: true, etag: true, setHeaders: keep }),
    brand: existsSync(brandDir) ? sirv(brandDir, { etag: true, maxAge: DAY_S }) : null,
  };
}

function keep(response: ServerResponse, path: string): void {
  const isHashed = path.startsWith("/assets/");
  response.setHeader(
    "cache-control",
    isHashed ? "public, max-age=31536000, immutable" : `public, max-age=${DAY_S}`,
  );
}

/** Digits that are still exact as numbers; `items=0-1` is no range, and the library misreads `bytes=-5` and `bytes=0-0`. */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** A range that is not understood counts as none (RFC 9110, 14.2): the whole file goes out. */
function dropOddRange({ headers }: IncomingMessage): void {
  const [, start, end] = RANGE.exec(headers.range ?? "") ?? [];
  const isRange = start !== undefined && (end === "" || (Number(end) > 0 && Number(start) <= Number(end)));
  if (!isRange) delete headers.range;
}

/** A file that cannot be opened or read ends its answer, and an answer that nobody waits for closes its file. */
function endTogether(outgoing: ServerResponse, source: Readable): void {
  source.once("error", () => outgoing.destroy());
  outgoing.once("close", () => source.destroy());
}

/** Serves a file, or calls `next`. Only GET and HEAD can be for a file. */
export function serveStatic(
  files: StaticFiles,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
): void {
  const isFile = incoming.method === "GET" || incoming.method === "HEAD";
  const guard = (source: Readable) => endTogether(outgoing, source);
  const pass = () => {
    outgoing.off("pipe", guard);
    next();
  };
  dropOddRange(incoming);
  outgoing.once("pipe", guard);
  if (isFile && files.brand !== null && incoming.url?.startsWith(`${BRAND}/`)) {
    incoming.url = incoming.url.slice(BRAND.length);
    files.brand(incoming, outgoing, () => {
      incoming.url = `${BRAND}${incoming.url}`;
      pass();
    });
  } else if (isFile && files.build !== null) {
    files.build(incoming, outgoing, pass);
  } else {
    pass();
  }
}
