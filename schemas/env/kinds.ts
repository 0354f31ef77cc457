import * as z from "zod";
import { isLoopback } from "../loopback";
import { urlOf } from "../url-of";
import { redisAddressOf, redisRule } from "./redis-address";

/** A whole number within the given limits. */
export function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((count) => count >= least && count <= most, `a whole number from ${least} to ${most}`);
}

/** A URL without user name, query and fragment, so that none of them is sent to the server by mistake. */
export function url(protocols: readonly string[]) {
  const error = `a ${protocols.map((protocol) => `${protocol}//`).join(" or ")} address without user name, query or fragment`;
  return z.string({ error }).refine((text) => {
    const found = urlOf(text);
    return found !== null && protocols.includes(found.protocol) && !/[@?#\s]/.test(text);
  }, error);
}

/** The items of a comma-separated list. */
export function list(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

export const web = ["https:", "http:"];
export const withoutSlash = (text: string) => text.replace(/(?<!\/)\/+$/, "");

export const publicOrigin = url(web)
  .refine((text) => urlOf(text)?.pathname === "/", "an origin only: no path")
  .refine((text) => {
    const found = urlOf(text);
    return found?.protocol === "https:" || isLoopback(found?.hostname ?? "");
  }, "https, or http on loopback")
  .transform((text) => new URL(text).origin);

const secretRule = "secrets of at least 32 characters each, separated by commas; the first seals, all open";
export const sessionSecrets = z
  .string({ error: secretRule })
  .transform(list)
  .refine((all) => all.length > 0 && all.every((secret) => secret.length >= 32), secretRule);

export const nameSecret = z.string().min(32, "a secret of at least 32 characters");

export const redisUrl = z.string().transform((text, { addIssue }) => {
  const address = redisAddressOf(text);
  if (address === null) addIssue({ code: "custom", message: redisRule });
  return address ?? z.NEVER;
});

const proxyRule =
  "addresses or networks such as 203.0.113.0/24, separated by commas, or private for the private ones";
const proxy = z.union([z.literal("private"), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);
export const trustedProxies = z
  .string()
  .transform(list)
  .refine((all) => all.every((one) => proxy.safeParse(one).success), proxyRule);
