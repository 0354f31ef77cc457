import * as z from "zod";

/** This machine only: the one place where http instead of https is fine. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

/** The URL of a text, or null. */
export function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** https anywhere, http on loopback; never with a user name or password in it. */
export function isSafeLink(text: string): boolean {
  const url = urlOf(text);
  if (url?.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

export const Link = z.string().refine(isSafeLink, "an https:// link (http:// on loopback only)");

const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/;

/** `play.provider.example` or `127.0.0.1:4000`: no scheme, no path, no wildcard. */
export const Host = z
  .string()
  .max(261)
  .regex(host, {
    error: 'a host name in lower case with an optional port, such as "play.provider.example"',
    abort: true,
  })
  .refine((text) => Number(text.split(":")[1] ?? 1) <= 65535, "a port up to 65535");
