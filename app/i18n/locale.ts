import { type Locale, localeNames, locales } from "schemas/names";

export { type Locale, localeNames, locales };

/** The header in which a page's own requests name the page's language. */
export const PAGE_LANGUAGE = "x-page-language";

export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}
