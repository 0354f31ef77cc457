import * as z from "zod";
import { satang } from "../amount";

/**
 * How values stand on the wire (operator-api.md): tolerant in what is accepted. A number may be a numeric string,
 * `null` for an optional field is its absence, a list may come bare or under its key, unknown fields pass unread.
 */

const numericText = z
  .string()
  .regex(/^[+-]?\d{1,15}(\.\d{1,15})?$/, "not a number")
  .transform(Number);

/** A finite number or a numeric string (`"12.50"`). */
export const wireNumber = z.union([z.number(), numericText]);

/** An amount in baht or the member's currency; read as integer satang (hundredths). */
export const wireAmount = wireNumber
  .refine((major) => Math.abs(major) < 1e12, "an amount below 10^12")
  .transform((major) => satang(Math.round(major * 100)));

/** An amount that we send: at most 2 decimals, above 0. Made from satang by `toWireAmount` of app/money. */
export const sentAmount = z.number().positive().multipleOf(0.01);

/** A text; a number is taken as its digits. */
export const wireText = z.union([z.string(), z.number().transform(String)]);

/** Ids are strings; a numeric id is taken as its digits. */
export const wireId = wireText.refine((id) => id !== "", "an id is not empty");

/** A flag: a boolean, 0 or 1, or one of those as text. */
export const wireFlag = z.union([
  z.boolean(),
  z.literal([0, 1]).transform(Boolean),
  z.enum(["true", "false", "0", "1"]).transform((text) => text === "true" || text === "1"),
]);

/** ISO 8601 in UTC. */
export const wireTime = z.string().refine((text) => !Number.isNaN(Date.parse(text)), "not a time (ISO 8601)");

/** Operator-written HTML: never trusted, only app/html may show it. */
export const wireHtml = z.string();

/** Optional, with `null` read as absence. */
export function maybe<T extends z.ZodType>(schema: T) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/**
 * A list under `key` or bare; read as the wrapped one. `more` are the fields beside the list, all of them `maybe`.
 */
export function wireList<Key extends string, Item extends z.ZodType, More extends z.ZodRawShape>(
  key: Key,
  item: Item,
  more: More,
) {
  const list = { [key]: z.array(item) } as Record<Key, z.ZodArray<Item>>;
  const wrapped = z.object({ ...list, ...more });
  const bare = z.array(item).transform((items) => ({ [key]: items }) as z.output<typeof wrapped>);
  return z.union([wrapped, bare]);
}

/** Any 2xx JSON object; a `message` in it that is a known code is shown to the member. */
export const ack = z.object({ message: maybe(z.string()).catch(undefined) });

/** One page of a list; pages start at 1. */
export const pageBody = z.object({ page: z.int().min(1), limit: z.int().min(1).max(100) });

/** How many there are in all; where it is absent, a full page means there may be another. */
export const total = { total: maybe(wireNumber) };
