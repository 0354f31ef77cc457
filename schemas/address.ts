import * as z from "zod";
import { isLoopback } from "./loopback";
import { urlOf } from "./url-of";

/** Whether a link is https, or http on loopback, and has no user name or password. */
export function isSafeLink(text: string): boolean {
  const url = urlOf(text);
  if (url?.username !== "" || url.password !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*(?::\d{1,5})?$/;

/** A hostname with an optional port: `play.provider.example`, `127.0.0.1:4000`. No scheme, path or wildcard. */
export const Host = z
  .string()
  .max(261)
  .regex(host, {
    error: 'a host name in lower case with an optional port, such as "play.provider.example"',
    abort: true,
  })
  .refine((text) => Number(text.split(":")[1] ?? 1) <= 65535, "a port up to 65535");
