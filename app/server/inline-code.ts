import { createHash } from "node:crypto";
import type { InlineCode } from "./headers";

const INLINE = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g;

/** A page's inline scripts and styles, by their hashes: sources of the Content-Security-Policy. */
export function inlineCodeOf(html: string): InlineCode {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, text = ""] of html.matchAll(INLINE))
    sources[tag as keyof typeof sources].add(`'sha256-${hashOf(text)}'`);
  return { scripts: [...sources.script].join(" "), styles: [...sources.style].join(" ") };
}

/** SHA-256 in base64. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
