import { brotliDecompressSync, createBrotliDecompress } from "node:zlib";
import { request } from "undici";

/** The user agent of a phone's own browser. */
export const userAgent =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

export interface Page {
  status: number;
  /** The size of the response body as sent, in bytes. */
  size: number;
  html: string;
  /** The text in the first chunk of the body, which a browser can paint first. */
  firstPiece: string;
}

/** Requests a document as a browser would, compressed with brotli. */
export async function readDocument(url: string, cookie = ""): Promise<Page> {
  const answer = await request(url, {
    headers: { "accept-encoding": "br", "user-agent": userAgent, cookie },
  });
  if (answer.headers["content-encoding"] !== "br")
    throw new Error(`${url} answered ${answer.statusCode}, unpacked`);
  const pieces: Buffer[] = [];
  for await (const piece of answer.body) pieces.push(piece as Buffer);
  const whole = Buffer.concat(pieces);
  const html = brotliDecompressSync(whole).toString();
  return {
    status: answer.statusCode,
    size: whole.length,
    html,
    firstPiece: await beginningOf(pieces[0] ?? Buffer.alloc(0)),
  };
}

/** Decompresses the start of an incomplete body. */
async function beginningOf(piece: Buffer): Promise<string> {
  const unpack = createBrotliDecompress();
  let text = "";
  unpack.on("data", (part: Buffer) => {
    text += part.toString();
  });
  await new Promise((resolve) => unpack.write(piece, resolve));
  unpack.destroy();
  return text;
}

/** A static file's text and its compressed size in bytes. */
export async function readFileSize(url: string): Promise<{ size: number; text: string }> {
  const answer = await request(url, { headers: { "accept-encoding": "br" } });
  const body = Buffer.from(await answer.body.arrayBuffer());
  const isPacked = answer.headers["content-encoding"] === "br";
  return { size: body.length, text: (isPacked ? brotliDecompressSync(body) : body).toString() };
}

/** URLs of the files that block the first paint; each costs one more round trip than the document. */
export function blockers(html: string): string[] {
  const head = html.slice(0, html.indexOf("</head>"));
  const sheets = [...head.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
  const scripts = [...head.matchAll(/<script(?![^>]*(?:async|defer|type="module"))[^>]*src=[^>]*>/g)];
  return [...sheets, ...scripts.map(([tag]) => tag)];
}
