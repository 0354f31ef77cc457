import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sirv, { type RequestHandler } from "sirv";
import { DAY_S, rememberSize } from "./static";

/** What a drawing can hold. */
const drawn: Record<string, string> = { ".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg" };

/** Serves what was in the brand's folder at the start: pictures, captions, films. Null if there is no such folder. */
export function serveBrandFolder(folder: string): RequestHandler | null {
  if (!existsSync(folder)) return null;
  return sirv(folder, { etag: true, maxAge: DAY_S, setHeaders: rememberSize });
}

/** A picture of the brand's own as a `data:` URL; undefined if it cannot be drawn. Throws if it has gone. */
export function brandPicture(folder: string, name: string): string | undefined {
  const type = drawn[extname(name)];
  return type && `data:${type};base64,${readFileSync(join(folder, name), "base64")}`;
}
