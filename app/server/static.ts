import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
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

/** Serves a file, or calls `next`. Only GET and HEAD can be for a file. */
export function serveStatic(
  files: StaticFiles,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
): void {
  const isFile = incoming.method === "GET" || incoming.method === "HEAD";
  if (isFile && files.brand !== null && incoming.url?.startsWith(`${BRAND}/`)) {
    incoming.url = incoming.url.slice(BRAND.length);
    files.brand(incoming, outgoing, () => {
      incoming.url = `${BRAND}${incoming.url}`;
      next();
    });
  } else if (isFile && files.build !== null) {
    files.build(incoming, outgoing, next);
  } else {
    next();
  }
}
