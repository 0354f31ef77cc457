import { existsSync, fstatSync, readFileSync, type Stats } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import sirv, { type RequestHandler } from "sirv";
import { isReading } from "./request";

/** Static files of the build and the brand. */
export interface StaticFiles {
  /** Null in development, where Vite serves them. */
  build: RequestHandler | null;
  /** Null for a brand without its own pictures. */
  brand: RequestHandler | null;
}

export const DAY_S = 86_400;
const BRAND = "/brand";

/** The build's output in `clientDir`, with hashed names under /assets. */
export function openBuild(clientDir: string): RequestHandler {
  return sirv(clientDir, { brotli: true, gzip: true, etag: true, setHeaders: keep });
}

/** The sizes that answers promise, where a file may be replaced while the process runs. */
const promised = new WeakMap<ServerResponse, number>();

/** For sirv, which sends the headers of the file that it has found at its start. */
function rememberSize(outgoing: ServerResponse, _path: string, { size }: Stats): void {
  promised.set(outgoing, size);
}

/** For files whose name holds a hash of their content. */
export const FOREVER = "public, max-age=31536000, immutable";

const ASSETS = "/assets/";

function keep(response: ServerResponse, path: string): void {
  const isHashed = path.startsWith(ASSETS);
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

/**
 * Ends the response if the file cannot be read or is another one than was promised, as a film that was replaced since
 * the start, and closes the file if the client disconnects.
 */
function endTogether(outgoing: ServerResponse, source: Readable): void {
  source.once("error", () => outgoing.destroy());
  source.once("open", (file: number) => {
    const size = promised.get(outgoing);
    if (size !== undefined && fstatSync(file).size !== size) outgoing.destroy();
  });
  outgoing.once("close", () => source.destroy());
}

/** Says that no such file is there: another release's, or nobody's. No page, because a proxy asks every replica for it. */
function sendNoFile(outgoing: ServerResponse): void {
  outgoing.writeHead(404, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  outgoing.end("No such file");
}

/** Serves a file, or calls `next`. Only for GET and HEAD. */
export function serveStatic(
  files: StaticFiles,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
): void {
  const isFile = isReading(incoming);
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
    const isAsset = incoming.url?.startsWith(ASSETS);
    files.build(incoming, outgoing, isAsset ? () => sendNoFile(outgoing) : pass);
  } else {
    pass();
  }
}

/** What a drawing can hold. */
const drawn: Record<string, string> = { ".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg" };

/** Serves what was in the brand's folder at the start: pictures, captions, films. Null if there is no such folder. */
export function serveBrandFolder(folder: string): RequestHandler | null {
  if (!existsSync(folder)) return null;
  return sirv(folder, { etag: true, maxAge: DAY_S, setHeaders: rememberSize });
}

/** A picture of the brand's own as a `data:` URL; undefined if it cannot be drawn. Throws if it has gone. */
export function brandPicture(folder: string, name: string): string | undefined {
  const type = drawn[extname(name)];
  return type && `data:${type};base64,${readFileSync(join(folder, name), "base64")}`;
}
