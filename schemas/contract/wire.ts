import * as z from "zod";
import { satang } from "../amount";
import type { Currency } from "../names";
import { parseTime } from "../time";
import { readable, rows, withOmitted } from "./leniency";

/**
 * How values are sent over the wire (operator-api.md). Parsing is tolerant: a number may be a numeric string, `null`
 * counts as absent for an optional field, a list may come bare or under its key, unknown fields are ignored.
 */

/** Digits with or without a point, and an exponent; long enough for any decimals that a database writes. */
const numericText = z
  .string()
  .trim()
  .max(400)
  .regex(/^[+-]?(?=\.?\d)\d*(?:\.\d*)?(?:[eE][+-]?\d+)?$/, "not a number")
  .transform(Number)
  .pipe(z.number());

/** A finite number or a numeric text: `"12.50"`, `" 1E+3"`, `".50"`. */
export const wireNumber = z.union([z.number(), numericText]);

/** An amount in the member's currency, read as integer satang (hundredths). */
export const wireAmount = wireNumber
  .refine((major) => Math.abs(major) < 1e12, "an amount below 10^12")
  .transform((major) => satang(Math.round(major * 100)));

/** An amount that we send: above 0, with at most 2 decimals (`toWireAmount`). */
export const sentAmount = z.number().positive().multipleOf(0.01);

/**
 * A number's digits. One beyond 2^53 is refused, as it was rounded: JSON integers of that size come as texts
 * (exact-integers.ts).
 */
const digits = z
  .number()
  .refine((number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER, "a number without rounding")
  .transform(String);

/** A text. A number is accepted and converted to its digits. */
export const wireText = z.union([z.string(), digits]);

/** A bank's code, as the operator writes it. To be compared by `isSameBank` (bank-code.ts) only. */
export const wireBankCode = z.union([z.string(), digits]);

/** One of the words in any case, read as it is spelled here; any other text stays as it is. */
export function wireWord(...words: readonly string[]) {
  const spellings = new Map(words.map((word) => [word.toLowerCase(), word]));
  return wireText.transform((text) => spellings.get(text.trim().toLowerCase()) ?? text);
}

/** The status of a statement entry or a slip; other words are in progress. */
export const wireStatus = wireWord("SUCCESS", "FAILED");

/** A text of at most `max` characters, so that it fits into a cookie. */
export function wireTextUpTo(max: number) {
  return z.union([z.string().max(max), digits]);
}

/**
 * An id as a string; a numeric id is converted to its digits. Lone surrogates are replaced, because they cannot be
 * encoded in a URL.
 */
export const wireId = wireText
  .refine((id) => id !== "", "an id is not empty")
  .transform((id) => id.replace(/\p{Surrogate}/gu, "\ufffd"));

/** A flag: a boolean, 0 or 1, or any of these as text in any case. */
export const wireFlag = z.union([
  z.boolean(),
  z.literal([0, 1]).transform(Boolean),
  z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(["true", "false", "0", "1"]))
    .transform((text) => text === "true" || text === "1"),
]);

/** An ISO 8601 time, in UTC unless it names a zone, read as ms since the epoch. */
export const wireTime = z
  .string()
  .refine((text) => !Number.isNaN(parseTime(text)), "not a time (ISO 8601)")
  .transform(parseTime);

/** The operator's HTML, which must not be trusted: only app/html may show it. */
export const wireHtml = z.string();

/** An optional field; `null` and an empty text count as absent. */
export function maybe<T extends z.ZodType>(schema: T) {
  return z
    .preprocess((value: z.input<T> | null | undefined) => (value === "" ? null : value), schema.nullish())
    .optional()
    .transform((value) => value ?? undefined);
}

/** The operator's words for a currency; `BAHT` is the registration's. */
const currencyWords = new Map<string, Currency>([
  ["THB", "THB"],
  ["BAHT", "THB"],
  ["LAK", "LAK"],
]);

/**
 * The currency of a member's money, in any case, which may be in the profile, in the wallet or beside them. Absent if
 * it is none that we know; then the brand's currency applies (operator-api.md, "Where an answer is unclear").
 */
export const wireCurrency = maybe(z.string())
  .transform((word = "") => currencyWords.get(word.trim().toUpperCase()))
  .catch(undefined);

/** Whether something can be received: a flag, or a text that says so or why not. */
export const flagOrText = maybe(z.union([wireFlag, wireText]));

/**
 * A list, bare or under `key`, which is always returned under `key`, with `omitted`. `more`: the optional fields beside
 * it, each wrapped in `maybe`.
 */
export function wireList<Key extends string, Item extends z.ZodType, More extends z.ZodRawShape>(
  key: Key,
  item: Item,
  more: More,
) {
  const list = { [key]: rows(key, item) } as Record<Key, ReturnType<typeof rows<Item>>>;
  const wrapped = z.object({ ...list, ...more });
  const bare = rows(key, item).transform((read) => ({ [key]: read }) as z.output<typeof wrapped>);
  return withOmitted(z.union([wrapped, bare]));
}

/** A success without data. If its `message` is a known code, the member sees that code's text. */
export const ack = z.object({ message: maybe(z.string()).catch(undefined) });

/** One page of a list; pages start at 1. */
export const pageBody = z.object({ page: z.int().min(1), limit: z.int().min(1).max(100) });

/** How many items exist in all. When it is absent, a full page means that there may be another. */
export const total = { total: readable("total", maybe(wireNumber)) };
