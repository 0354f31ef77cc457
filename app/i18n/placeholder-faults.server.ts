import { type Fault, pathText, shown } from "schemas/fault";
import { nearest } from "schemas/nearest";
import type { OperatorConfig } from "schemas/operator";
import type { Locale } from "./locale";
import { hasLooseBrace, placeholdersOf } from "./placeholders";

type Brand = Pick<OperatorConfig, "texts" | "locales">;

/** The text of a key in a language of ours; undefined for an operator's own code. */
type Ours = (locale: Locale, key: string) => string | undefined;

/** A form of a text for some numbers; it may leave the number out. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Faults for values that a brand's own texts name and the screen does not give, and for those that one language of a text
 * names and another does not.
 */
export function placeholderFaults(brand: Brand, file: string, ours: Ours): Fault[] {
  return Object.entries(brand.texts).flatMap(([locale, wording]) =>
    Object.entries(wording).flatMap(([key, text]) => {
      const given = placeholdersOf(ours("th", key) ?? "");
      const fault = unknownFault(text, given) ?? missingFault(brand, locale as Locale, key, ours);
      return fault ? [{ file, path: pathText(["texts", locale, key]), ...fault }] : [];
    }),
  );
}

type Rest = Pick<Fault, "found" | "allowed" | "message">;

function unknownFault(text: string, given: readonly string[]): Rest | undefined {
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

function missingFault(brand: Brand, locale: Locale, key: string, ours: Ours): Rest | undefined {
  if (!brand.locales.includes(locale)) return undefined;
  const namesIn = (one: Locale) => placeholdersOf(brand.texts[one]?.[key] ?? ours(one, key) ?? "");
  const own = namesIn(locale);
  for (const other of brand.locales) {
    const missing = namesIn(other).filter((name) => !own.includes(name) && !mayLack(key, name));
    if (missing.length === 0) continue;
    const message = `lacks a placeholder that its ${other} text has`;
    return { found: shown(brand.texts[locale]?.[key]), allowed: `a text with ${listed(missing)}`, message };
  }
  return undefined;
}

function mayLack(key: string, name: string): boolean {
  return name === "count" && PLURAL.test(key);
}

function listed(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `{{${name}}}`).join(", ");
}
