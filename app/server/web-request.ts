import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import { compressing, encodingOf } from "./compress";

/** Larger than any form of ours; uploads have addresses of their own. */
const MAX_FORM_BYTES = 64 * 1024;

export class BodyTooLarge extends Error {
  constructor() {
    super("the request's body is too large");
    this.name = "BodyTooLarge";
  }
}

/** A request line or a header that no browser sends. */
export class BadRequest extends Error {
  constructor(cause: unknown) {
    super("the request is malformed", { cause });
    this.name = "BadRequest";
  }
}

/**
 * Node's request as a web Request of our own origin; throws BadRequest. A body over the limit fails with BodyTooLarge,
 * which is also the reason of the request's signal: whoever reads it may turn the fault into an answer of their own.
 */
export function toWebRequest(incoming: IncomingMessage, response: ServerResponse, origin: string): Request {
  if (Number(incoming.headers["content-length"] ?? 0) > MAX_FORM_BYTES) throw new BodyTooLarge();
  const controller = new AbortController();
  const method = incoming.method ?? "GET";
  const body = method === "GET" || method === "HEAD" ? undefined : limited(incoming, controller);
  response.on("close", () => {
    controller.abort();
    body?.destroy();
  });
  try {
    return new Request(addressOf(incoming.url ?? "/", origin), {
      method,
      headers: webHeaders(incoming, origin),
      signal: controller.signal,
      ...(body && { body: Readable.toWeb(body), duplex: "half" }),
    } as RequestInit);
  } catch (error) {
    throw new BadRequest(error);
  }
}

/** `//elsewhere/x` is a path, and a whole address (`GET http://elsewhere/x`) counts for its path only. */
function addressOf(target: string, origin: string): URL {
  if (target.startsWith("/")) return new URL(origin + target);
  const { pathname, search } = new URL(target);
  return new URL(origin + pathname + search);
}

/** A proxy of ours may ask by a name of its own; Remix compares a post's Origin with the host that it is told. */
function webHeaders(incoming: IncomingMessage, origin: string): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  headers.set("host", new URL(origin).host);
  headers.delete("x-forwarded-host");
  return headers;
}

function limited(incoming: IncomingMessage, controller: AbortController): Readable {
  return Readable.from(withinLimit(incoming, controller));
}

/** What is left of a body that nobody reads on is dropped, so that the connection can be used again. */
async function* withinLimit(incoming: IncomingMessage, controller: AbortController) {
  let bytes = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length;
      if (bytes > MAX_FORM_BYTES) break;
      yield chunk;
    }
  } finally {
    incoming.resume();
  }
  if (bytes <= MAX_FORM_BYTES) return;
  const tooLarge = new BodyTooLarge();
  controller.abort(tooLarge);
  throw tooLarge;
}

/** Writes a web Response to the connection; a reader who left ends it quietly. */
export async function sendWebResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name === "set-cookie") outgoing.appendHeader(name, value);
    else outgoing.setHeader(name, value);
  }
  if (!response.body) {
    outgoing.end();
    return;
  }
  const body = Readable.fromWeb(response.body as NodeWebStream);
  const encoding = encodingOf(outgoing, response.headers.get("content-type"));
  outgoing.appendHeader("vary", "accept-encoding");
  if (encoding !== undefined) {
    outgoing.setHeader("content-encoding", encoding);
    outgoing.removeHeader("content-length");
  }
  const packing = encoding === undefined ? [] : [compressing(encoding)];
  await pipeline([body, ...packing, outgoing]).catch((error: unknown) => {
    if (!outgoing.destroyed) throw error;
  });
}
