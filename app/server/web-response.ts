import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import { compressing, type Encoding, encodingOf } from "./compress";

/** Writes a web Response to the connection; a client that disconnects ends it silently. */
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
  const encoding = chooseEncoding(outgoing);
  await write(Readable.fromWeb(response.body as NodeWebStream), encoding, outgoing);
}

function chooseEncoding(outgoing: ServerResponse): Encoding | undefined {
  const encoding = encodingOf(outgoing, String(outgoing.getHeader("content-type") ?? ""));
  outgoing.appendHeader("vary", "accept-encoding");
  if (encoding !== undefined) {
    outgoing.setHeader("content-encoding", encoding);
    outgoing.removeHeader("content-length");
  }
  return encoding;
}

async function write(
  body: Readable,
  encoding: Encoding | undefined,
  outgoing: ServerResponse,
): Promise<void> {
  const packing = encoding === undefined ? [] : [compressing(encoding)];
  await pipeline([body, ...packing, outgoing]).catch((error: unknown) => {
    if (!outgoing.destroyed) throw error;
  });
}
