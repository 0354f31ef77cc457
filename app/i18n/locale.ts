import type { Locale } from "schemas/operator/values";

export type { Locale };

export const locales = ["th", "lo", "en"] as const satisfies readonly Locale[];

/** Each language's own name, for the language menu. */
export const localeNames: Record<Locale, string> = { th: "ไทย", lo: "ລາວ", en: "English" };

export function isLocale(text: unknown): text is Locale {
  return locales.some((locale) => locale === text);
}
