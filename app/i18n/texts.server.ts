import { createInstance, type i18n, type TFunction } from "i18next";
import type { Brand } from "schemas/brand";
import { BoundedMap, lettersOf } from "~/store/bounded-map";
import * as en from "./en";
import { blanks, type Namespace, sharedOptions, withOverrides } from "./i18n";
import * as lo from "./lo";
import { type Locale, locales } from "./locale";
import * as th from "./th";

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

export function createTexts(brand: Brand): Texts {
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
  const namespaces = Object.entries(resources[locale]);
  const texts = namespaces.map(([name, ours]) => [name, withOverrides(ours, name, overrides)]);
  const instance = createInstance().use(blanks);
  instance.init({
    ...sharedOptions,
    lng: locale,
    ns: namespaces.map(([name]) => name),
    resources: { [locale]: Object.fromEntries(texts) },
  });
  return rememberTexts(instance);
}

/** Some thousands of texts. There may be any number of values, and an operator's may be as long as it likes. */
const MOST_LETTERS = 300_000;

/**
 * Lets an instance of one language remember its texts, by their key and the values in them. A page asks for some fifty,
 * and i18next looks each up through its separators, fallbacks and plurals: a twentieth of the time that home takes.
 */
export function rememberTexts(instance: i18n): i18n {
  const makeT = instance.getFixedT.bind(instance) as (...args: readonly unknown[]) => TFunction;
  const known = new Map<string, TFunction>();
  const getFixedT = (language: unknown, namespace: unknown, prefix?: unknown) => {
    const key = [language, namespace, prefix].join();
    const t = known.get(key) ?? remembering(makeT(language, namespace, prefix));
    known.set(key, t);
    return t;
  };
  return Object.assign(instance, { getFixedT });
}

function remembering(t: TFunction): TFunction {
  const texts = new BoundedMap<string, string>(MOST_LETTERS, lettersOf);
  const call = t as CallableFunction;
  const remembered = (key: unknown, values?: unknown, ...more: readonly unknown[]) => {
    if (typeof key !== "string" || more.length > 0) return call(key, values, ...more);
    const name = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    return texts.getOrMake(name, () => (values === undefined ? call(key) : call(key, values)));
  };
  return Object.assign(remembered, t) as TFunction;
}
