import { existsSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import sirv, { type RequestHandler } from "sirv";
import type { BrandFiles, HeldFile } from "./brand-files";
import { DAY_S, rememberSize } from "./static";

/** What is in the brand's folder: the files that are held, as they were read, and the others from there. */
export function openBrand(brandDir: string, { held }: BrandFiles): RequestHandler | null {
  if (!existsSync(brandDir)) return null;
  const others = sirv(brandDir, { etag: true, maxAge: DAY_S, setHeaders: rememberSize });
  return (incoming, outgoing, next) => {
    const file = held.get(incoming.url?.split("?")[0]?.slice(1) ?? "");
    if (file === undefined) others(incoming, outgoing, next);
    else sendHeld(file, incoming, outgoing);
  };
}

function sendHeld(
  { bytes, type, hash }: HeldFile,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const tag = `"${hash}"`;
  const isKnown = incoming.headers["if-none-match"] === tag;
  outgoing.writeHead(isKnown ? 304 : 200, {
    "content-type": type,
    "cache-control": `public,max-age=${DAY_S}`,
    etag: tag,
    ...(!isKnown && { "content-length": bytes.length }),
  });
  outgoing.end(isKnown || incoming.method === "HEAD" ? undefined : bytes);
}
