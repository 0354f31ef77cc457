import type { BrowserContext } from "playwright/test";
import type { Locale } from "../../app/i18n/locale";
import { LOCALE_COOKIE } from "../../app/i18n/locale.server";

/** Switches the browser to this language. */
export function setLocale(context: BrowserContext, url: string, locale: Locale): Promise<void> {
  return context.addCookies([{ name: LOCALE_COOKIE, value: locale, url }]);
}
