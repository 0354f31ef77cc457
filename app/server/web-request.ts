import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeWebStream } from "node:stream/web";

/** Larger than any form of ours; uploads have addresses of their own. */
const MAX_FORM_BYTES = 64 * 1024;

export class BodyTooLarge extends Error {
  constructor() {
    super("the request's body is too large");
    this.name = "BodyTooLarge";
  }
}

/** Node's request as a web Request. Reading a body over the limit fails with BodyTooLarge. */
export function toWebRequest(incoming: IncomingMessage, response: ServerResponse, origin: string): Request {
  if (Number(incoming.headers["content-length"] ?? 0) > MAX_FORM_BYTES) throw new BodyTooLarge();
  const controller = new AbortController();
  response.on("close", () => controller.abort());
  const method = incoming.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(incoming.url ?? "/", origin), {
    method,
    headers: webHeaders(incoming),
    signal: controller.signal,
    ...(hasBody && { body: limited(incoming), duplex: "half" }),
  } as RequestInit);
}

function webHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const one of [value].flat()) headers.append(name, one);
  }
  return headers;
}

function limited(incoming: IncomingMessage): NodeWebStream {
  let bytes = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > MAX_FORM_BYTES ? new BodyTooLarge() : null, chunk);
    },
  });
  pipeline(incoming, limit).catch(() => undefined);
  return Readable.toWeb(limit);
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
  outgoing.flushHeaders();
  await pipeline(Readable.fromWeb(response.body as NodeWebStream), outgoing).catch((error: unknown) => {
    if (!outgoing.destroyed) throw error;
  });
}
