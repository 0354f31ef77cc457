import { RemixI18Next } from "remix-i18next/server";
import type { OperatorConfig } from "schemas/operator";
import { readCookie } from "~/cookies/cookie.server";
import { isLocale, type Locale } from "./locale";

export const LOCALE_COOKIE = "locale";

/** The language of a request: that of the `locale` cookie if the brand offers it, otherwise the brand's default. */
export interface LocaleDetector {
  of(request: Request): Promise<Locale>;
}

export function createLocaleDetector(
  brand: Pick<OperatorConfig, "locales" | "defaultLocale">,
): LocaleDetector {
  const remixI18next = new RemixI18Next({
    detection: {
      supportedLanguages: [...brand.locales],
      fallbackLanguage: brand.defaultLocale,
      order: ["custom"],
      findLocale: async (request) => {
        const wanted = readCookie(request, LOCALE_COOKIE);
        return isLocale(wanted) && brand.locales.includes(wanted) ? wanted : null;
      },
    },
  });
  return {
    of: async (request) => {
      const locale = await remixI18next.getLocale(request);
      return isLocale(locale) ? locale : brand.defaultLocale;
    },
  };
}
