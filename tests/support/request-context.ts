import type { BrandFile } from "schemas/brand";
import type { RequestContext } from "~/context";
import { createTexts } from "~/i18n/texts.server";
import { answerWithin } from "~/lookups/lookups.server";
import { OPTIONAL_MS } from "~/operator/with-timeout.server";
import { brandWith } from "./brand-with";

type Wanted = Partial<Omit<RequestContext, "brand" | "lookups">> & {
  brand?: Partial<BrandFile>;
  lookups?: { get(name: string, locale: string): Promise<unknown> };
};

/** A request context with a brand's real texts; services that a test does not pass are missing. */
export function contextWith({ brand: file, lookups, ...more }: Wanted = {}): RequestContext {
  const brand = brandWith(file);
  const facts = {
    brand,
    texts: createTexts(brand),
    locale: "th",
    requestId: "request-1",
    address: "203.0.113.7",
    userAgent: "Phone/1.0",
    nonce: "nonce",
    isDocument: true,
    isSecure: false,
    publicOrigin: undefined,
    lookups: lookups && {
      ...lookups,
      find: (name: string, locale: string) => answerWithin(lookups.get(name, locale), OPTIONAL_MS),
    },
    ...more,
  };
  return facts as unknown as RequestContext;
}
