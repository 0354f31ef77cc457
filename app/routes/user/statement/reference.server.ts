import { createHash } from "node:crypto";
import { type Entry, factsOf } from "~/routes/user/statement-history.server";

/** Characters that are not confused when read aloud: no I, L, O, U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/**
 * A reference for an entry, which has no id from the operator. Derived from what never changes about the entry, so that
 * it stays the same over time. Entries that are identical within a millisecond share it.
 */
export function referenceOf(entry: Entry): string {
  const digest = createHash("sha256").update(factsOf(entry)).digest();
  const letters = [...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join("").replaceAll(GROUP, "$&-");
}

/** Parses a reference from a URL or as typed; null if it cannot be one. */
export function readReference(text: string | undefined): string | null {
  const letters = (text ?? "").toUpperCase().replaceAll("-", "");
  const isReference = letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter));
  return isReference ? letters.replaceAll(GROUP, "$&-") : null;
}
