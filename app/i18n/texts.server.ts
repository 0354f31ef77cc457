import { createInstance, type i18n, type TFunction } from "i18next";
import type { OperatorConfig } from "schemas/operator";
import { en } from "./en";
import { blanks, type Namespace, sharedOptions } from "./i18n";
import { lo } from "./lo";
import { type Locale, locales } from "./locale";
import { overlay } from "./overlay";
import { rememberTexts } from "./remembered-texts.server";
import { th } from "./th";

export const resources = { th, lo, en };

export type Translate = TFunction<Namespace[]>;

/** A brand's texts in every language: ours, with the config's texts on top. */
export interface Texts {
  t(locale: Locale): Translate;
  /** For keys that come as data (`fields:required`, `errors:NO_BANK`): the text, or the key itself if there is none. */
  anyKey(locale: Locale): (key: string, values?: Record<string, string>) => string;
  /** For react-i18next on the server. */
  instance(locale: Locale): i18n;
  /** The brand's own texts in one language, by `namespace:key.path`; the browser puts them on top of ours. */
  overrides(locale: Locale): Record<string, string>;
}

export function createTexts(brand: OperatorConfig): Texts {
  const instances = Object.fromEntries(
    locales.map((locale) => [locale, createTextInstance(locale, brand.texts?.[locale] ?? {})]),
  ) as Record<Locale, i18n>;
  return {
    t: (locale) => instances[locale].getFixedT(locale) as Translate,
    anyKey: (locale) => (key, values) => {
      const instance = instances[locale];
      return hasText(instance, locale, key) ? String(instance.t(key as "common.back", values)) : key;
    },
    instance: (locale) => instances[locale],
    overrides: (locale) => brand.texts?.[locale] ?? {},
  };
}

/** Longer than any key. */
const LONGEST_KEY = 200;

/**
 * Accepts complete keys only: an operator's text may be `error` or `login`, which are groups of texts. A long one is no
 * key, and i18next's time to look it up grows with the square of its dots.
 */
function hasText(instance: i18n, locale: Locale, key: string): boolean {
  if (key.length > LONGEST_KEY) return false;
  const at = key.indexOf(":");
  return at > 0 && typeof instance.getResource(locale, key.slice(0, at), key.slice(at + 1)) === "string";
}

function createTextInstance(locale: Locale, overrides: Record<string, string>): i18n {
  const instance = createInstance().use(blanks);
  instance.init({
    ...sharedOptions,
    lng: locale,
    ns: Object.keys(resources[locale]),
    resources: { [locale]: withOverrides(locale, overrides) },
  });
  return rememberTexts(instance);
}

function withOverrides(locale: Locale, overrides: Record<string, string>) {
  const namespaces = Object.entries(resources[locale]);
  return Object.fromEntries(namespaces.map(([name, texts]) => [name, overlay(texts, name, overrides)]));
}
