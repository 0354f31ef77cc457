import { createHash } from "node:crypto";
import type { InlineCode } from "./headers";

/** A page that many get, so that no nonce protects it. */
export interface SharedHtml {
  html: string;
  /** Its inline scripts and styles, by their hashes: sources of the Content-Security-Policy. */
  inline: InlineCode;
}

/**
 * Makes a page with a nonce into one without, which allows the code that bore it by its hashes. What did not bear it,
 * such as a script that came with an operator's text, stays forbidden. `nonce` must be of letters and digits.
 */
export function hashedInsteadOf(nonce: string, page: string): SharedHtml {
  const bearer = ` nonce="${nonce}"`;
  const code = new RegExp(`<(script|style)\\b[^>]*${bearer}[^>]*>([\\s\\S]*?)</\\1>`, "g");
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, text = ""] of page.matchAll(code))
    if (text !== "") sources[tag as keyof typeof sources].add(`'sha256-${hashOf(text)}'`);
  const inline = { scripts: [...sources.script].join(" "), styles: [...sources.style].join(" ") };
  return { html: page.replaceAll(bearer, ""), inline };
}

/** SHA-256 in base64. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
