import { chatOffer } from "~/chat/offer.server";
import type { RequestContext } from "~/context";
import { isFollowable, linkOf } from "~/html/addresses";
import type { SafeHtml } from "~/html/safe-html";
import { findLookup } from "~/lookups/lookups.server";

/** How to reach the operator, for guests and members (specification, section 2); its HTML is sanitised. */
export async function contactOf(request: Request, isMember: boolean, context: RequestContext) {
  const [contact, info, chat] = await Promise.all([
    findLookup("contact", context),
    findLookup("info", context),
    chatOffer(request, { placement: "contact", isMember }, context),
  ]);
  const own = context.brand.contact;
  const text = contact?.contactText === undefined ? undefined : context.sanitize(contact.contactText);
  return {
    /** If the look-up fails, the brand's own LINE address is used. */
    fallback: contact === undefined ? { lineLink: own.lineLink, lineName: own.lineName } : undefined,
    details: contact && {
      text,
      lineLink: linkOf(contact.lineLink),
      lineName: contact.lineName,
      lineQR: context.picture(contact.lineQR),
    },
    phone: phoneIn(text),
    website: linkOf(info?.website) ?? own.website,
    version: context.brand.version,
    chat,
  };
}

export interface PhoneLink {
  /** A `tel:` link. */
  href: string;
  /** As the operator writes it. */
  number: string;
}

const LINK = /<a [^>]*?href="(tel:[^"]+)"[^>]*>([^<]*)<\/a>/;
const NUMBER = /^\+?[\d\s()-]{3,24}$/;

/** The first phone number that the operator's text links to: it is easier to tap as a button. */
export function phoneIn(text: SafeHtml | undefined): PhoneLink | undefined {
  const [, href = "", words = ""] = (text && LINK.exec(text)) || [];
  const written = words.trim();
  if (!isFollowable(href)) return undefined;
  return { href, number: NUMBER.test(written) ? written : href.slice("tel:".length) };
}
