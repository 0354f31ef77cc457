import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { request } from "undici";

/** Pages as files, from a plain server of Node's: what a browser needs at least. */
export interface StaticSite {
  origin: string;
  /** A page of another site. */
  elsewhere: string;
  close(): void;
}

interface Sent {
  type: string;
  body: Buffer;
  isPacked: boolean;
}

const ELSEWHERE = "/elsewhere";

/**
 * Serves each page under its path, compressed, with the brand's pictures that it shows (read from `picturesFrom`), and
 * no server work to wait for.
 */
export async function serveStatic(
  pages: Readonly<Record<string, string>>,
  picturesFrom: string,
): Promise<StaticSite> {
  const files = new Map<string, Sent>([[ELSEWHERE, packed("<title>Elsewhere</title>")]]);
  for (const [path, html] of Object.entries(pages)) {
    files.set(path, packed(html));
    for (const picture of picturesIn(html)) files.set(picture, await readPicture(picturesFrom + picture));
  }
  const server = createServer(({ url = "/" }, outgoing) => {
    const file = files.get(url);
    if (!file) return void outgoing.writeHead(404).end();
    const encoding = file.isPacked ? { "content-encoding": "br" } : {};
    outgoing.writeHead(200, { "content-type": file.type, ...encoding });
    outgoing.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    elsewhere: `http://localhost:${port}${ELSEWHERE}`,
    close: () => server.close(),
  };
}

function packed(html: string): Sent {
  return { type: "text/html; charset=utf-8", body: brotliCompressSync(html), isPacked: true };
}

function picturesIn(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/brand\/[^"]+)"/g)].map(([, path = ""]) => path);
}

async function readPicture(url: string): Promise<Sent> {
  const { headers, body } = await request(url);
  return {
    type: String(headers["content-type"]),
    body: Buffer.from(await body.arrayBuffer()),
    isPacked: false,
  };
}
