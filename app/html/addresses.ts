import { isLoopback, isSafeLink, urlOf } from "schemas/address";

const elsewhere = new Set(["http:", "https:"]);

/** Whether a link of the operator's may be followed: http(s) without a user name in it, a phone number or a mailbox. */
export function isFollowable(address: string): boolean {
  if (/^(tel:\+?[\d\s()-]{3,24}|mailto:[^\s<>"]{3,200})$/i.test(address)) return true;
  const url = urlOf(address);
  return url !== null && elsewhere.has(url.protocol) && url.username === "" && url.password === "";
}

/** An address outside of HTML (a website, a LINE link), or undefined where it is none to lead a member to. */
export function linkOf(address: string | undefined): string | undefined {
  return address !== undefined && isSafeLink(address) ? address : undefined;
}

/** A picture's address: https; http on loopback only where `allowsLoopback`, that is, when the operator's API is. */
export function pictureOf(address: string | undefined, allowsLoopback: boolean): string | undefined {
  const url = address === undefined ? null : urlOf(address);
  if (url?.username !== "" || url.password !== "") return undefined;
  const isAllowed =
    url.protocol === "https:" || (allowsLoopback && url.protocol === "http:" && isLoopback(url.hostname));
  return isAllowed ? url.href : undefined;
}
