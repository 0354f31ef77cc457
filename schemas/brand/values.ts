import * as z from "zod";
import { satangOf } from "../amount";
import { type Locale as LocaleName, locales } from "../names";
import { ownEntry } from "../own-entry";

export const Locale = z.enum(locales);
export type Locale = LocaleName;

const words = z.string().trim().min(1).max(300);

/** A text in a brand's file: one for all languages, or one in at least one of them. */
export const GivenWords = z.union([
  words,
  z
    .strictObject({
      th: words.optional().describe("Thai"),
      lo: words.optional().describe("Lao"),
      en: words.optional().describe("English"),
    })
    .refine((given) => Object.keys(given).length > 0, "a text, or one in at least one of th, lo, en"),
]);

/** The texts that the file gives, by language. */
export function ownWords(given: z.output<typeof GivenWords>): Partial<Record<Locale, string>> {
  return typeof given === "string" ? { th: given, lo: given, en: given } : given;
}

/** A text in each language. A language without one gets the first of the others. */
export function inEachLanguage(given: z.output<typeof GivenWords>): Record<Locale, string> {
  const own = ownWords(given);
  const first = own.th ?? own.lo ?? own.en ?? "";
  return { th: own.th ?? first, lo: own.lo ?? first, en: own.en ?? first };
}

/** A text of a brand's file, read in each language (`inEachLanguage`). */
export const Words = GivenWords.transform(inEachLanguage);

/** An amount of the operator's currency, written like `12.50` and read as satang. */
export const Amount = z.number().min(0).max(1_000_000_000).multipleOf(0.01).transform(satangOf);

const ascending = (amounts: readonly number[]) =>
  amounts.every((amount, index) => index === 0 || amount > (amounts[index - 1] ?? 0));

/** The quick amounts offered below an amount field. */
export const QuickAmounts = z
  .array(Amount)
  .max(8)
  .refine(ascending, "amounts from small to large, none twice");

/** A code in the operator API's spelling: KBANK, JOKER2. */
export const Code = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{0,31}$/, "a code in capitals, digits and _, such as KBANK");

/** The entry of a table for one of the operator's codes, which may be in any case. */
export function entryOf<T>(table: Readonly<Record<string, T>>, code: string): T | undefined {
  return ownEntry(table, code.toUpperCase());
}

export const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/, "a colour as #RRGGBB");

export const MEGABYTE = 1024 * 1024;

/** A whole number with a default; `what` is its description. */
export function count(byDefault: number, what: string, least = 1, most = 10_000_000) {
  return z.int().min(least).max(most).default(byDefault).describe(what);
}

/** A duration in milliseconds, at most ten minutes. */
export function ms(byDefault: number, what: string, least = 0) {
  return count(byDefault, `${what}, in milliseconds`, least, 600_000);
}
