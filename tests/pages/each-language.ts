import { expect } from "vitest";
import type { BrandInfo } from "../support/brand";
import type { PlainBrowser } from "../support/plain-browser";

/**
 * Runs `look` in each of the brand's languages, then switches to the default one. `say` returns a code's text and fails
 * if that is just the code.
 */
export async function inEachLanguage(
  { visitor }: PlainBrowser,
  { config, texts }: BrandInfo,
  look: (say: (code: string) => string) => Promise<void>,
): Promise<void> {
  const speak = (locale: string) => visitor.post("/language", { locale, returnTo: "/" });
  for (const locale of config.locales) {
    await speak(locale);
    await look((code) => {
      const text = texts.anyKey(locale)(`errors:${code}`);
      expect(text).not.toContain(code);
      return text;
    });
  }
  await speak(config.defaultLocale);
}
