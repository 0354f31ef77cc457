import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { Readable } from "node:stream";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { spentMs } from "../../../tests/support/spent";
import { encodingFor, encodingOf, sendWebResponse } from "./send-response";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Requests a server that always sends `answer`, with the given Accept-Encoding and without decompressing. */
async function ask(answer: () => Response, acceptEncoding: string) {
  const server = createServer((_, outgoing) => void sendWebResponse(answer(), outgoing)).listen(
    0,
    "127.0.0.1",
  );
  closers.push(() => server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const { request } = await import("undici");
  return request(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    headers: { "accept-encoding": acceptEncoding },
  });
}

const page = "<p>ยอดเงินรวม</p>".repeat(400);
const html = { "content-type": "text/html; charset=utf-8" };

it("packs a page the best way that the browser takes", async () => {
  const brotli = await ask(() => new Response(page, { headers: html }), "gzip, deflate, br;q=0.9");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotli.headers.vary).toBe("accept-encoding");
  const bytes = Buffer.from(await brotli.body.arrayBuffer());
  expect(bytes.length).toBeLessThan(page.length / 10);
  expect(brotliDecompressSync(bytes).toString()).toBe(page);

  const gzip = await ask(() => new Response(page, { headers: html }), "gzip, br;q=0");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(Buffer.from(await gzip.body.arrayBuffer())).toString()).toBe(page);
});

it.each([
  ["br;q=0", undefined],
  ["br;x=1;q=0, gzip;q=0.000", undefined],
  ["gzip;q=0.5, br;q=0.1", "br"],
  ["gzip;q=0.5, BR; Q=0.5", "br"],
  ["br;q=much, gzip", "gzip"],
  ["identity;q=0", undefined],
  ["*", undefined],
  ["brr, xgzip, , ;q=1", undefined],
])("is packed for %j as %s", (accepted, encoding) => {
  expect(encodingFor({ headers: { "accept-encoding": accepted } } as IncomingMessage)).toBe(encoding);
});

it("leaves alone what the browser did not ask for and what is packed already", async () => {
  const plain = await ask(() => new Response(page, { headers: html }), "identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(await plain.body.text()).toBe(page);
  const picture = await ask(() => new Response("…", { headers: { "content-type": "image/png" } }), "br");
  expect(picture.headers["content-encoding"]).toBeUndefined();
});

it("is chosen at once, however much white space the browser's list has", async () => {
  const incoming = new IncomingMessage(new Socket());
  incoming.headers["accept-encoding"] = `a${" ".repeat(30_000)}b, gzip ; q=0, br ; q=0.5`;
  const spent = await spentMs(() => expect(encodingOf(new ServerResponse(incoming), "text/html")).toBe("br"));
  expect(spent).toBeLessThan(1_000);
});

it("lets the first part of a page out while the rest still waits", async () => {
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  async function* parts() {
    yield Buffer.from(page);
    await waiting;
    yield Buffer.from("<p>late</p>");
  }
  const body = () => Readable.toWeb(Readable.from(parts())) as ReadableStream;
  const answer = await ask(() => new Response(body(), { headers: html }), "br");
  const chunks: Buffer[] = [];
  for await (const chunk of answer.body) {
    chunks.push(chunk as Buffer);
    finish();
  }
  expect(chunks.length).toBeGreaterThan(1);
  expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe(`${page}<p>late</p>`);
});
