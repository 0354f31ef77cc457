import { RemixI18Next } from "remix-i18next/server";
import type { Brand } from "schemas/brand";
import { readCookie } from "~/cookies/cookie.server";
import { isLocale, type Locale, PAGE_LANGUAGE } from "./locale";

export const LOCALE_COOKIE = "locale";

/**
 * The language of a request: that of the page that asks, that of the `locale` cookie for a page itself, if the brand
 * offers it; otherwise the brand's default.
 */
export interface LocaleDetector {
  of(request: Request): Promise<Locale>;
}

type Languages = Pick<Brand, "locales" | "defaultLocale">;

/** The language that the cookie's value means; null if the brand does not offer it. */
export function wantedLocale(value: string | null, { locales }: Pick<Languages, "locales">): Locale | null {
  return isLocale(value) && locales.includes(value) ? value : null;
}

export function createLocaleDetector(brand: Languages): LocaleDetector {
  const remixI18next = new RemixI18Next({
    detection: {
      supportedLanguages: [...brand.locales],
      fallbackLanguage: brand.defaultLocale,
      order: ["custom"],
      findLocale: async (request) =>
        wantedLocale(request.headers.get(PAGE_LANGUAGE), brand) ??
        wantedLocale(readCookie(request, LOCALE_COOKIE), brand),
    },
  });
  return {
    of: async (request) => {
      const locale = await remixI18next.getLocale(request);
      return isLocale(locale) ? locale : brand.defaultLocale;
    },
  };
}
