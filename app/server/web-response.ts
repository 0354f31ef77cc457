import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import { type PageBody, pageBodyOf } from "~/document/page-body.server";
import { compressed, compressing, type Encoding, encodingOf } from "./compress";

/** Writes a web Response to the connection; a client that disconnects ends it silently. */
export async function sendWebResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name === "set-cookie") outgoing.appendHeader(name, value);
    else outgoing.setHeader(name, value);
  }
  const page = pageBodyOf(response);
  if (page) return sendPage(page, outgoing);
  if (!response.body) {
    outgoing.end();
    return;
  }
  const encoding = chooseEncoding(outgoing);
  await write(Readable.fromWeb(response.body as NodeWebStream), encoding, outgoing);
}

/** A whole page is compressed in one piece; what follows later goes out as it comes. */
async function sendPage({ html, later }: PageBody, outgoing: ServerResponse): Promise<void> {
  const encoding = chooseEncoding(outgoing);
  if (later) return write(Readable.from(inPieces(html, later)), encoding, outgoing);
  const body = encoding === undefined ? Buffer.from(html) : await compressed(html, encoding);
  outgoing.setHeader("content-length", body.length);
  outgoing.end(body);
}

async function* inPieces(first: string, later: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* later;
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
