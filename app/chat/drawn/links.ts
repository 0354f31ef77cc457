import { urlOf } from "schemas/url-of";

/** URLs in messages come from the operator or its staff; only web and telephone links are allowed. */

const web = new Set(["http:", "https:"]);

/** An http(s) URL without a user name. A relative URL is resolved against `origin`; without `origin` it is rejected. */
export function webAddress(text: string, origin?: string): string | undefined {
  const url = text.trim() === "" ? null : urlOf(text, origin);
  if (url === null) return undefined;
  return web.has(url.protocol) && url.username === "" && url.password === "" ? url.href : undefined;
}

/** A telephone number as a `tel:` link, with or without the prefix in the input. */
export function phoneAddress(text: string): string | undefined {
  const number = text.trim().replace(/^tel:/i, "");
  return /^\+?[\d\s().-]{3,24}$/.test(number) ? `tel:${number.replaceAll(/[^\d+]/g, "")}` : undefined;
}

/** A display name for a file: the last part of the path, or the host. */
export function fileName(href: string): string {
  const { pathname, host } = new URL(href);
  const last = pathname.slice(pathname.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(last) || host;
  } catch {
    return last;
  }
}
