import type { i18n } from "i18next";
import { overlay } from "./overlay";

const chunks = import.meta.glob<Record<string, unknown>>("./*/fields.ts");

/** Adds the messages of the field rules, in the page's language, to the browser's texts. */
export async function addFieldTexts(instance: i18n, overrides: Record<string, string>): Promise<void> {
  const locale = instance.language;
  if (instance.hasResourceBundle(locale, "fields")) return;
  const chunk = await chunks[`./${locale}/fields.ts`]?.();
  instance.addResourceBundle(locale, "fields", chunk?.fieldTexts ?? {});
  overlay(instance, locale, overrides);
}
