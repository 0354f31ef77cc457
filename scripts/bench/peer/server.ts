/**
 * A competent team's smallest Remix app beside which ours is measured (standards.md, Speed): three screens, a session
 * cookie, one call to the operator for each screen, no styles. It is served by Node's own server, compressed and
 * hydrated, like the app.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeWebStream } from "node:stream/web";
import { fileURLToPath } from "node:url";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/node";
import sirv from "sirv";

const BROTLI = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_LGWIN]: 16,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

const handle = createRequestHandler(build, "production");
const files = sirv(join(fileURLToPath(new URL(".", import.meta.url)), "../client"), {
  maxAge: 31_536_000,
  immutable: true,
});

function webRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const { method = "GET", url = "/", headers } = incoming;
  const controller = new AbortController();
  outgoing.on("close", () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  const hasBody = method !== "GET" && method !== "HEAD";
  return new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    signal: controller.signal,
    ...(hasBody && { body: Readable.toWeb(incoming), duplex: "half" }),
  } as RequestInit);
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await handle(webRequest(incoming, outgoing));
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (!response.body) return void outgoing.end();
  const accepted = String(incoming.headers["accept-encoding"] ?? "");
  const encoding = (["br", "gzip"] as const).find((name) => accepted.includes(name));
  outgoing.setHeader("vary", "accept-encoding");
  if (encoding) outgoing.setHeader("content-encoding", encoding);
  const packing =
    encoding === "br"
      ? [createBrotliCompress(BROTLI)]
      : encoding === "gzip"
        ? [createGzip({ flush: constants.Z_SYNC_FLUSH })]
        : [];
  await pipeline([Readable.fromWeb(response.body as NodeWebStream), ...packing, outgoing]);
}

const server = createServer((incoming, outgoing) => {
  files(incoming, outgoing, () => {
    answer(incoming, outgoing).catch((error: unknown) => {
      process.stderr.write(`peer: ${String(error)}\n`);
      outgoing.destroy();
    });
  });
});

server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${JSON.stringify({ listening: `http://127.0.0.1:${port}` })}\n`);
});
