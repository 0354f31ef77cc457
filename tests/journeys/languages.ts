import { type BrowserContext, expect, type Page } from "playwright/test";
import type { Locale } from "../../app/i18n/locale";
import { LOCALE_COOKIE } from "../../app/i18n/locale.server";
import type { Brand } from "./brand";

/** Switches the browser to this language. */
export function setLocale(context: BrowserContext, url: string, locale: Locale): Promise<void> {
  return context.addCookies([{ name: LOCALE_COOKIE, value: locale, url }]);
}

/**
 * Runs `look` in each of the brand's languages, then switches to the default one. `say` returns a code's text and fails
 * if that is just the code.
 */
export async function inEachLanguage(
  page: Page,
  url: string,
  { config, texts }: Brand,
  look: (say: (code: string) => string, locale: Locale) => Promise<void>,
): Promise<void> {
  for (const locale of config.locales) {
    await setLocale(page.context(), url, locale);
    const say = (code: string) => {
      const text = texts.anyKey(locale)(`errors:${code}`);
      expect(text).not.toContain(code);
      return text;
    };
    await look(say, locale);
  }
  await setLocale(page.context(), url, config.defaultLocale);
}
