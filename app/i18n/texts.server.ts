import { createInstance, type i18n, type TFunction } from "i18next";
import type { OperatorConfig } from "schemas/operator";
import { errors as enErrors } from "./en/errors";
import { fieldTexts as enFields } from "./en/fields";
import { memberTexts as enMember } from "./en/member";
import { publicTexts as enPublic } from "./en/public";
import { sharedOptions } from "./i18n";
import { errors as loErrors } from "./lo/errors";
import { fieldTexts as loFields } from "./lo/fields";
import { memberTexts as loMember } from "./lo/member";
import { publicTexts as loPublic } from "./lo/public";
import { type Locale, locales } from "./locale";
import { overlay } from "./overlay";
import { errors as thErrors } from "./th/errors";
import { fieldTexts as thFields } from "./th/fields";
import { memberTexts as thMember } from "./th/member";
import { publicTexts as thPublic } from "./th/public";

export const resources = {
  th: { public: thPublic, member: thMember, errors: thErrors, fields: thFields },
  lo: { public: loPublic, member: loMember, errors: loErrors, fields: loFields },
  en: { public: enPublic, member: enMember, errors: enErrors, fields: enFields },
};

export type Translate = TFunction<["public", "member", "errors", "fields"]>;

/** A brand's texts in every language: ours, with the config's overrides on top. */
export interface Texts {
  t(locale: Locale): Translate;
  /** For keys that come as data (`fields:required`, `errors:NO_BANK`): the text, or what was given where there is none. */
  anyKey(locale: Locale): (key: string, values?: Record<string, string>) => string;
  /** For react-i18next on the server. */
  instance(locale: Locale): i18n;
  /** The brand's own wording in one language, by `namespace:key.path`; the browser lays it over ours. */
  overrides(locale: Locale): Record<string, string>;
}

export function createTexts(brand: OperatorConfig): Texts {
  const instances = Object.fromEntries(
    locales.map((locale) => [locale, createTextInstance(locale, brand.texts?.[locale] ?? {})]),
  ) as Record<Locale, i18n>;
  return {
    t: (locale) => instances[locale].t as Translate,
    anyKey: (locale) => (key, values) => {
      const instance = instances[locale];
      return hasText(instance, locale, key) ? String(instance.t(key as "common.back", values)) : key;
    },
    instance: (locale) => instances[locale],
    overrides: (locale) => brand.texts?.[locale] ?? {},
  };
}

/** Whole keys only: an operator's own text may read `error` or `login`, which are groups of texts. */
function hasText(instance: i18n, locale: Locale, key: string): boolean {
  const at = key.indexOf(":");
  return at > 0 && typeof instance.getResource(locale, key.slice(0, at), key.slice(at + 1)) === "string";
}

function createTextInstance(locale: Locale, overrides: Record<string, string>): i18n {
  const instance = createInstance();
  instance.init({
    ...sharedOptions,
    lng: locale,
    ns: Object.keys(resources[locale]),
    resources: { [locale]: structuredClone(resources[locale]) },
  });
  overlay(instance, locale, overrides);
  return instance;
}
