import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendPacked } from "./guest-pages";
import { packPage } from "./page-cache";
import { packed } from "./send-response";

const script = "start('ไทย')";
const html = `<style id="s">.a{}</style><p>ກີບ</p><script src="/x.js"></script><script type="module">${script}</script>`;

const server = createServer();
let url = "";
beforeAll(async () => {
  const page = await packPage({ html, inline: { scripts: "", styles: "" } });
  server.on("request", (incoming, outgoing) => sendPacked(page, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
});

async function get(headers: Record<string, string>, method: "GET" | "HEAD" = "GET") {
  const answer = await request(url, { method, headers });
  return { ...answer, body: Buffer.from(await answer.body.arrayBuffer()) };
}

describe("a packed page", () => {
  it("is sent in the encoding that the browser takes", async () => {
    const br = await get({ "accept-encoding": "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    const zipped = await get({ "accept-encoding": "gzip" });
    expect(gunzipSync(zipped.body).toString()).toBe(html);
    const plain = await get({});
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(html);
    expect(new Set([br, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(br.headers).toMatchObject({
      "cache-control": "private, no-cache",
      vary: "accept-encoding, cookie, user-agent",
    });
  });

  it("is not sent again to those who have it", async () => {
    const { headers } = await get({ "accept-encoding": "br" });
    const tag = String(headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await get({ "accept-encoding": "br", "if-none-match": known });
      expect([again.statusCode, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    }
    expect((await get({ "accept-encoding": "gzip", "if-none-match": tag })).statusCode).toBe(200);
  });

  it("says its size to those who ask for no more", async () => {
    const { body, headers, statusCode } = await get({}, "HEAD");
    expect([statusCode, body.length, Number(headers["content-length"])]).toEqual([
      200,
      0,
      Buffer.byteLength(html),
    ]);
  });

  it("is packed quickly if it is as long as an answer of the operator", async () => {
    const packedBy = async (length: number) => {
      const text = "ฝากเงิน 1 บาท ".repeat(length).slice(0, length);
      const { bodies } = await packPage({ html: text, inline: { scripts: "", styles: "" } });
      const [quick, well] = await Promise.all([packed(text, "quickly"), packed(text)]);
      return bodies.br.equals(quick.br) ? "quickly" : bodies.br.equals(well.br) && "well";
    };
    expect(await packedBy(50_000)).toBe("well");
    expect(await packedBy(500_000)).toBe("quickly");
  });
});
