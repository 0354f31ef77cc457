import { isSafeLink } from "schemas/address";
import { isLoopback } from "schemas/loopback";
import { urlOf } from "schemas/url-of";
import { BoundedMap, lettersOf } from "~/store/bounded-map";

const webProtocols = new Set(["http:", "https:"]);

/** Whether one of the operator's links is allowed: http(s) without a user name, a phone number or a mail address. */
export function isFollowable(address: string): boolean {
  return /^(tel:\+?[\d\s()-]{3,24}|mailto:[^\s<>"]{3,200})$/i.test(address) || isOnTheWeb(address);
}

/** A URL outside HTML (a website, a LINE link, an app); undefined if members must not be sent there. */
export function linkOf(address: string | undefined): string | undefined {
  return address !== undefined && isOnTheWeb(address) ? address : undefined;
}

/** Like `linkOf`; also Apple's link that installs an app from a manifest, which must be at an https address. */
export function iosLinkOf(address: string | undefined): string | undefined {
  const url = address === undefined ? null : urlOf(address);
  if (url?.protocol !== "itms-services:") return linkOf(address);
  const manifest = url.searchParams.get("url") ?? "";
  const isInstall = url.searchParams.get("action") === "download-manifest" && isSafeLink(manifest);
  return isInstall ? address : undefined;
}

function isOnTheWeb(address: string): boolean {
  const url = urlOf(address);
  return url !== null && webProtocols.has(url.protocol) && url.username === "" && url.password === "";
}

/** A picture's URL: https, or http on loopback with `allowsLoopback`, set when the operator's API is on loopback. */
export function pictureOf(address: string | undefined, allowsLoopback: boolean): string | undefined {
  const url = address === undefined ? null : urlOf(address);
  if (url?.username !== "" || url.password !== "") return undefined;
  const isAllowed =
    url.protocol === "https:" || (allowsLoopback && url.protocol === "http:" && isLoopback(url.hostname));
  return isAllowed ? url.href : undefined;
}

/** The URL of an operator's picture, if a page may show it. */
export type PictureFilter = (address: string | undefined) => string | undefined;

/** More than the addresses of an operator's games and banners have, as given and as shown. */
const MOST_LETTERS = 500_000;

/** Remembers what `filter` says: each home page shows some thirty pictures, always the same. */
export function cachedPictureFilter(filter: PictureFilter): PictureFilter {
  const known = new BoundedMap<string, string>(MOST_LETTERS, lettersOf);
  return (address = "") => known.getOrMake(address, () => filter(address) ?? "") || undefined;
}
