import { hash } from "node:crypto";

/** Characters that are not confused when read aloud: no I, L, O, U. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 12;
const GROUP = /.{4}(?=.)/g;

/**
 * The reference of what this text identifies, for members and support: `K7XR-W2PQ-LM4T`
 * (docs/decisions/one-reference.md). It does not give the text away.
 */
export function referenceFrom(text: string): string {
  const digest = hash("sha256", text, "buffer");
  const letters = [...digest.subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join("").replaceAll(GROUP, "$&-");
}

/** Parses a reference from a URL or as typed; null if it cannot be one. */
export function readReference(text: string | undefined): string | null {
  const letters = (text ?? "").toUpperCase().replaceAll("-", "");
  const isReference = letters.length === LENGTH && [...letters].every((letter) => ALPHABET.includes(letter));
  return isReference ? letters.replaceAll(GROUP, "$&-") : null;
}
