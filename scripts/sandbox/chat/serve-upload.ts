import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { sendJson } from "../http/answer";
import type { Sandbox } from "../state/sandbox";
import { typeOfExtension } from "./file-kind";

export const UPLOADS = "/chat-files/";

const name = /^\/chat-files\/([0-9a-f]{24}\.(png|jpg|gif|mov|mp4))$/;

/** Parses `bytes=0-99`, `bytes=100-` or `bytes=-100`, the only forms that video players use. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : undefined;
}

/** Serves an upload with its bytes unchanged. */
export async function serveUpload(
  { uploads }: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const [, file = "", extension = ""] = name.exec(path) ?? [];
  const known = file === "" ? undefined : await stat(uploads.pathOf(file)).catch(() => undefined);
  if (!known) return sendJson(response, 404, { message: "NO_DATA" });
  const range = rangeOf(request.headers.range, known.size);
  const { start, end } = range ?? { start: 0, end: known.size - 1 };
  response.writeHead(range ? 206 : 200, {
    "content-type": typeOfExtension(extension),
    "content-length": end - start + 1,
    "accept-ranges": "bytes",
    "cache-control": "private, max-age=86400",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    ...(range && { "content-range": `bytes ${start}-${end}/${known.size}` }),
  });
  if (request.method === "HEAD") response.end();
  else await pipeline(createReadStream(uploads.pathOf(file), { start, end }), response);
}
