import { isFollowable } from "~/html/addresses";
import type { SafeHtml } from "~/html/safe-html";

export interface Phone {
  /** A `tel:` link. */
  href: string;
  /** As the operator writes it. */
  number: string;
}

const LINK = /<a [^>]*?href="(tel:[^"]+)"[^>]*>([^<]*)<\/a>/;
const NUMBER = /^\+?[\d\s()-]{3,24}$/;

/** The first number to call in the operator's text, which a thumb finds better as a button. */
export function phoneIn(text: SafeHtml | undefined): Phone | undefined {
  const [, href = "", words = ""] = (text && LINK.exec(text)) || [];
  const written = words.trim();
  if (!isFollowable(href)) return undefined;
  return { href, number: NUMBER.test(written) ? written : href.slice("tel:".length) };
}
