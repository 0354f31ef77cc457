import { type Locale, localeNames, locales } from "schemas/names";

export { type Locale, localeNames, locales };

export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}
