import type { RequestContext } from "~/context";
import { linkOf } from "~/html/addresses";
import { lookUp } from "./look-up.server";

/** How to reach the operator, for guests and members alike (specification, section 2): what came, made safe to show. */
export async function contactOf(context: RequestContext) {
  const [contact, info] = await Promise.all([lookUp("contact", context), lookUp("info", context)]);
  return {
    details: contact && {
      text: contact.contactText === undefined ? undefined : context.sanitize(contact.contactText),
      lineLink: linkOf(contact.lineLink),
      lineName: contact.lineName,
      lineQR: context.picture(contact.lineQR),
    },
    website: linkOf(info?.website),
    version: context.brand.version,
  };
}

export type Contact = Awaited<ReturnType<typeof contactOf>>;
