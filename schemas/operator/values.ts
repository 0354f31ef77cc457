import * as z from "zod";
import { satangOf } from "../amount";
import { lookUp } from "../look-up";
import { type Locale as LocaleName, locales } from "../names";

export const Locale = z.enum(locales);
export type Locale = LocaleName;

const words = z.string().trim().min(1).max(300);

/** A text as a file gives it: one for all languages, or one in at least one of them. */
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

/** The texts that a file gives, by language. */
export function ownWords(given: z.output<typeof GivenWords>): Partial<Record<Locale, string>> {
  return typeof given === "string" ? { th: given, lo: given, en: given } : given;
}

/** A text in each language; a missing one gets the first that is given. */
export function inEachLanguage(given: z.output<typeof GivenWords>): Record<Locale, string> {
  const own = ownWords(given);
  const first = own.th ?? own.lo ?? own.en ?? "";
  return { th: own.th ?? first, lo: own.lo ?? first, en: own.en ?? first };
}

/** A text in each language. A single string is used for all; a missing language gets the first one given. */
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

/** What a table holds for a code that the operator may write in any case. */
export function entryOf<T>(table: Readonly<Record<string, T>>, code: string): T | undefined {
  return lookUp(table, code.toUpperCase());
}

export const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/, "a colour as #RRGGBB");

/** In bytes. */
export const MEGABYTE = 1024 * 1024;

/** A whole number with a default; `what` describes what it counts. */
export function count(byDefault: number, what: string, least = 1, most = 10_000_000) {
  return z.int().min(least).max(most).default(byDefault).describe(what);
}

/** A duration in milliseconds, at most ten minutes. */
export function ms(byDefault: number, what: string, least = 0) {
  return count(byDefault, `${what}, in milliseconds`, least, 600_000);
}
