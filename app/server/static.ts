import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import sirv, { type RequestHandler } from "sirv";

/** Static files of the build and the brand. */
export interface StaticFiles {
  /** Null in development, where Vite serves them. */
  build: RequestHandler | null;
  /** Null for a brand without its own pictures. */
  brand: RequestHandler | null;
}

const DAY_S = 86_400;
const BRAND = "/brand";

/** `clientDir` holds the build's output with hashed names under /assets; `brandDir` holds the brand's pictures. */
export function openStatic(clientDir: string | null, brandDir: string): StaticFiles {
  return {
    build:
      clientDir === null ? null : sirv(clientDir, { brotli: true, gzip: true, etag: true, setHeaders: keep }),
    brand: existsSync(brandDir) ? sirv(brandDir, { etag: true, maxAge: DAY_S }) : null,
  };
}

/** For files whose name holds a hash of their content. */
export const FOREVER = "public, max-age=31536000, immutable";

function keep(response: ServerResponse, path: string): void {
  const isHashed = path.startsWith("/assets/");
  response.setHeader("cache-control", isHashed ? FOREVER : `public, max-age=${DAY_S}`);
}

/**
 * At most 15 digits, which are exact as numbers. `items=0-1` is not a byte range, and the library misreads `bytes=-5`
 * and `bytes=0-0`.
 */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** Ignores an unsupported range (RFC 9110, 14.2), so that the whole file is sent. */
function dropOddRange({ headers }: IncomingMessage): void {
  const [, start, end] = RANGE.exec(headers.range ?? "") ?? [];
  const isRange = start !== undefined && (end === "" || (Number(end) > 0 && Number(start) <= Number(end)));
  if (!isRange) delete headers.range;
}

/** Ends the response if the file cannot be read, and closes the file if the client disconnects. */
function endTogether(outgoing: ServerResponse, source: Readable): void {
  source.once("error", () => outgoing.destroy());
  outgoing.once("close", () => source.destroy());
}

/** Serves a file, or calls `next`. Only for GET and HEAD. */
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
