import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Brand } from "schemas/brand";
import { firstPaint, firstPaintRules, siteStyles } from "themes";
import type { StylePiece } from "themes/style-piece";
import type { SiteStyles } from "~/document/document";
import { FOREVER } from "./files";
import { isReading, pathOf } from "./request";
import { endPacked, type Packed, packed } from "./send-response";

/** The site's styles and its sheet as sent. */
export interface SiteSheet extends SiteStyles {
  bodies: Packed;
}

/** The stylesheets of the build in `folder`, in the order in which they apply. */
export async function readStyles(folder: string): Promise<StylePiece[]> {
  return JSON.parse(await readFile(join(folder, "styles.json"), "utf8"));
}

/** Joins the components' styles to the brand's one sheet, kept compressed. */
export async function createSheet(pieces: readonly StylePiece[], brand: Brand): Promise<SiteSheet> {
  const text = siteStyles(pieces.map(({ css }) => css).join(""), brand);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const sheets = pieces.map(({ css, routes }) => ({ routes, rules: firstPaintRules(css, brand) }));
  const inlined = new Map<string, string>();
  /** Kept by the routes of a page, of which there are few combinations. */
  function inline(routes: readonly string[]): string {
    const key = routes.join();
    const known = inlined.get(key);
    if (known !== undefined) return known;
    const own = sheets.filter((sheet) => sheet.routes.some((route) => routes.includes(route)));
    const css = firstPaint(
      own.map(({ rules }) => rules),
      brand,
    );
    inlined.set(key, css);
    return css;
  }
  return { href: `/assets/styles-${hash}.css`, inline, bodies: await packed(text) };
}

const SHEET = /^\/assets\/styles-[\w-]{8}\.css$/;

/**
 * Answers a request for a sheet. Returns whether it was one. A page that was drawn with another brand's file, before a
 * restart or by another replica, asks for a sheet of another name: it gets this one, which nobody keeps under that name.
 */
export function serveSheet(sheet: SiteSheet, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const path = pathOf(incoming);
  if (!isReading(incoming) || !SHEET.test(path)) return false;
  outgoing.setHeader("content-type", "text/css; charset=utf-8");
  outgoing.setHeader("cache-control", path === sheet.href ? FOREVER : "no-store");
  outgoing.setHeader("vary", "accept-encoding");
  endPacked(sheet.bodies, outgoing);
  return true;
}
