import { existsSync, fstatSync, readFileSync, type Stats } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import sirv, { type RequestHandler } from "sirv";
import { isReading } from "./request";

/** The static files that are served. */
export interface StaticFiles {
  /** Null in development, where Vite serves them. */
  build: RequestHandler | null;
  /** Null for a brand without its own pictures. */
  brand: RequestHandler | null;
}

const DAY_S = 86_400;
const BRAND = "/brand";

/** The build's output in `clientDir`, with hashed names under /assets. */
export function openBuild(clientDir: string): RequestHandler {
  return sirv(clientDir, { brotli: true, gzip: true, etag: true, setHeaders: setCaching });
}

/** The Content-Length of each answer, for files that may be replaced while the process runs. */
const promisedSizes = new WeakMap<ServerResponse, number>();

/** Notes the size that sirv sends, which is what the file had when the process started. */
function rememberSize(outgoing: ServerResponse, _path: string, { size }: Stats): void {
  promisedSizes.set(outgoing, size);
}

/** The Cache-Control of files with a hash of their content in their name. */
export const FOREVER = "public, max-age=31536000, immutable";

const ASSETS = "/assets/";

function setCaching(response: ServerResponse, path: string): void {
  const isHashed = path.startsWith(ASSETS);
  response.setHeader("cache-control", isHashed ? FOREVER : `public, max-age=${DAY_S}`);
}

/**
 * The byte ranges that sirv reads correctly: not `items=0-1`, `bytes=-5` or `bytes=0-0`. With at most 15 digits each
 * number is exact.
 */
const RANGE = /^bytes=(\d{1,15})-(\d{0,15})$/;

/** Drops any other range, so that the whole file is sent (RFC 9110, 14.2). */
function dropOddRange({ headers }: IncomingMessage): void {
  const [, start, end] = RANGE.exec(headers.range ?? "") ?? [];
  const isRange = start !== undefined && (end === "" || (Number(end) > 0 && Number(start) <= Number(end)));
  if (!isRange) delete headers.range;
}

/**
 * Breaks the response off if the file cannot be read or has another size than was promised, like a film that was
 * replaced since the start. Closes the file if the client disconnects.
 */
function endTogether(outgoing: ServerResponse, source: Readable): void {
  source.once("error", () => outgoing.destroy());
  source.once("open", (file: number) => {
    const size = promisedSizes.get(outgoing);
    if (size !== undefined && fstatSync(file).size !== size) outgoing.destroy();
  });
  outgoing.once("close", () => source.destroy());
}

/**
 * Answers for a missing file of the build, probably another release's. It sends no page, because a proxy then asks the
 * other replicas.
 */
function sendNoFile(outgoing: ServerResponse): void {
  outgoing.writeHead(404, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  outgoing.end("No such file");
}

/** Serves a file for GET or HEAD; otherwise calls `next`. */
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

/** The kinds of pictures that another drawing can embed. */
const embeddable: Record<string, string> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
};

/**
 * Serves the files that are in the brand's folder at the start: pictures, captions, films. Null if there is no folder.
 */
export function serveBrandFolder(folder: string): RequestHandler | null {
  if (!existsSync(folder)) return null;
  return sirv(folder, { etag: true, maxAge: DAY_S, setHeaders: rememberSize });
}

/**
 * A picture of the brand's folder as a `data:` URL; undefined if it cannot be embedded. Throws if the file is missing.
 */
export function brandPicture(folder: string, name: string): string | undefined {
  const type = embeddable[extname(name)];
  return type && `data:${type};base64,${readFileSync(join(folder, name), "base64")}`;
}
