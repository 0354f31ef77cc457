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

/** The build's components' styles, joined. */
export async function readComponentStyles(clientDir: string): Promise<string> {
  const names = (await readdir(join(clientDir, FOLDER))).filter((name) => name.endsWith(".css")).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(clientDir, FOLDER, name), "utf8")));
  return texts.map((text) => text.trim()).join("");
}

/** Joins the components' styles and the brand's theme to one sheet, kept compressed. */
export async function createSheet(components: string, brand: OperatorConfig): Promise<SiteSheet> {
  const theme = themeCss(brand);
  const text = components + theme;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { components, theme, href: `/${FOLDER}/styles-${hash}.css`, bodies: await packed(text) };
}

const SHEET = /^\/assets\/styles-[\w-]{8}\.css$/;

/**
 * Answers a request for a sheet. Returns whether it was one. A page that was drawn before the brand's file was replaced,
 * here or at another replica, asks for a sheet of another name: it gets this one, which nobody keeps under that name.
 */
export function serveSheet(sheet: SiteSheet, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const isRead = incoming.method === "GET" || incoming.method === "HEAD";
  const path = incoming.url?.split("?")[0] ?? "";
  if (!isRead || !SHEET.test(path)) return false;
  outgoing.setHeader("content-type", "text/css; charset=utf-8");
  outgoing.setHeader("cache-control", path === sheet.href ? FOREVER : "no-store");
  outgoing.setHeader("vary", "accept-encoding");
  endPacked(sheet.bodies, outgoing);
  return true;
}
