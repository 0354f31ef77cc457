import { createHash } from "node:crypto";

/** Ids as integers of 64 bits, which lose digits where they are read as JSON numbers usually are. */

/** Before an integer's digits, in a text that is written as a number (`jsonText`). */
const MARK = "\u0007";
const written = /"\\u0007(\d+)"/g;

/** 2^62: every id has 63 bits. */
const BASE = 1n << 62n;
/** Of the digest, so many hexadecimal digits are the id's. */
const DIGITS = 15;

/** The sandbox's own ids, by the digits of those that were written for them. */
const ownIds = new Map<string, string>();

/** What `jsonText` writes as the integer that stands for an id, always the same. */
export function longId(id: string): string {
  const digest = createHash("sha256").update(id).digest("hex").slice(0, DIGITS);
  const digits = String(BASE + BigInt(`0x${digest}`));
  ownIds.set(digits, id);
  return MARK + digits;
}

/** An input in which every such integer is the sandbox's own id again. */
export function withOwnIds(input: object): object {
  const own = (value: unknown) => (typeof value === "string" ? (ownIds.get(value) ?? value) : value);
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, own(value)]));
}

/** An answer as JSON. */
export function jsonText(answer: unknown): string {
  return JSON.stringify(answer).replace(written, "$1");
}
