import { isSafeLink } from "schemas/address";
import { urlOf } from "schemas/url-of";

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
