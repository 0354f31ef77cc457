import { chatOffer } from "~/chat/offer.server";
import type { RequestContext } from "~/context";
import { linkOf } from "~/html/addresses";
import { findLookup } from "~/lookups/lookups.server";
import { phoneIn } from "./phone";

/** How to reach the operator, for guests and members (specification, section 2), sanitised. */
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
