import type { Brand } from "schemas/brand";
import { type Fault, pathText, shown } from "schemas/fault";
import { nearest } from "schemas/nearest";
import type { Locale } from "./locale";
import { resources } from "./texts.server";

type BrandTexts = Pick<Brand, "texts" | "locales">;

/** The operator's own codes may have texts too, so this namespace accepts any key. */
const OPEN = "errors:";

/** Faults in a brand's texts (`"public:login.title": "…"`): those that no screen shows, and wrong placeholders. */
export function textFaults(brand: BrandTexts, file: string): Fault[] {
  const faultsOf = (find: (locale: Locale, key: string, text: string) => TextFault | undefined) =>
    Object.entries(brand.texts).flatMap(([locale, wording]) =>
      Object.entries(wording).flatMap(([key, text]): Fault[] => {
        const fault = find(locale as Locale, key, text);
        return fault ? [{ file, path: pathText(["texts", locale, key]), ...fault }] : [];
      }),
    );
  return [
    ...faultsOf((_, key, text) => unknownKey(key, text)),
    ...faultsOf(
      (locale, key, text) => unknownPlaceholder(key, text) ?? missingPlaceholder(brand, locale, key),
    ),
  ];
}

type TextFault = Pick<Fault, "found" | "allowed" | "message">;

function unknownKey(key: string, text: string): TextFault | undefined {
  if (textsByKey.en.has(key) || key.startsWith(OPEN)) return undefined;
  return {
    found: shown(text),
    allowed: nearest(key, [...textsByKey.en.keys()]) ?? "the key of a text, as in app/i18n",
    message: "is the key of no text",
  };
}

/** A value that the screen does not give. */
function unknownPlaceholder(key: string, text: string): TextFault | undefined {
  const given = placeholdersOf(textsByKey.en.get(key) ?? "");
  const allowed = given.length === 0 ? "a text without placeholders" : listed(given);
  const unknown = placeholdersOf(text).find((name) => !given.includes(name));
  if (unknown !== undefined) {
    const near = nearest(unknown, given);
    const hint = near === undefined ? "" : `, did you mean {{${near}}}?`;
    return {
      found: `{{${unknown}}}`,
      allowed,
      message: `has a placeholder that this text does not know${hint}`,
    };
  }
  return hasLooseBrace(text)
    ? { found: shown(text), allowed, message: "has a brace of no placeholder" }
    : undefined;
}

/** A value that the same text has in another language of the brand. */
function missingPlaceholder(brand: BrandTexts, locale: Locale, key: string): TextFault | undefined {
  if (!brand.locales.includes(locale)) return undefined;
  const namesIn = (one: Locale) => placeholdersOf(brand.texts[one]?.[key] ?? textsByKey[one].get(key) ?? "");
  const own = namesIn(locale);
  for (const other of brand.locales) {
    const missing = namesIn(other).filter((name) => !own.includes(name) && !mayLack(key, name));
    if (missing.length === 0) continue;
    const message = `lacks a placeholder that its ${other} text has`;
    return { found: shown(brand.texts[locale]?.[key]), allowed: `a text with ${listed(missing)}`, message };
  }
  return undefined;
}

/** A form of a text for some numbers; it may leave the number out. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

function mayLack(key: string, name: string): boolean {
  return name === "count" && PLURAL.test(key);
}

function listed(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `{{${name}}}`).join(", ");
}

/** The names of the values that a text takes, sorted: `amount` of `{{amount}}`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = ""]) => name.trim()).sort();
}

/** Whether a brace stands outside of placeholders: members would read it. */
export function hasLooseBrace(text: string): boolean {
  return /[{}]/.test(text.replace(/\{\{[^{}]*\}\}/g, ""));
}

/** Our texts by `namespace:key.path`. */
export const textsByKey = { th: flat("th"), lo: flat("lo"), en: flat("en") };

function flat(locale: Locale): ReadonlyMap<string, string> {
  const namespaces = Object.entries(resources[locale]);
  return new Map(namespaces.flatMap(([namespace, tree]) => textsOf(tree, `${namespace}:`)));
}

/** All texts in a tree by their keys, each with `prefix` in front. */
function textsOf(tree: object, prefix = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, object | string]) =>
    typeof value === "string" ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );
}
