import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { OperatorConfig } from "schemas/operator";
import { themeCss } from "themes";
import type { SiteStyles } from "~/document/site-styles";
import { endPacked, type Packed, packed } from "./compress";
import { FOREVER } from "./static";

const FOLDER = "assets";

/** The site's styles and its sheet as sent. */
export interface SiteSheet extends SiteStyles {
  bodies: Packed;
}

/** Joins the build's components' styles and the brand's theme to one sheet, kept compressed. */
export async function readStyles(clientDir: string, brand: OperatorConfig): Promise<SiteSheet> {
  const names = (await readdir(join(clientDir, FOLDER))).filter((name) => name.endsWith(".css")).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(clientDir, FOLDER, name), "utf8")));
  const components = texts.map((text) => text.trim()).join("");
  const theme = themeCss(brand);
  const text = components + theme;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { components, theme, href: `/${FOLDER}/styles-${hash}.css`, bodies: await packed(text) };
}

/** Answers a request for the sheet. Returns whether it was one. */
export function serveSheet(sheet: SiteSheet, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const isRead = incoming.method === "GET" || incoming.method === "HEAD";
  if (!isRead || incoming.url?.split("?")[0] !== sheet.href) return false;
  outgoing.setHeader("content-type", "text/css; charset=utf-8");
  outgoing.setHeader("cache-control", FOREVER);
  outgoing.setHeader("vary", "accept-encoding");
  endPacked(sheet.bodies, outgoing);
  return true;
}
