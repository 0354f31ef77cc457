import { createHash } from "node:crypto";
import aes from "crypto-js/aes.js";

/** Encrypts a gift link for the operator, and hashes it for our record. */
export type GiftLinkCipher = (link: string) => { ciphertext: string; digest: string };

/** Encrypts as the operator expects (operator-api.md, `truelink`); null without a key. */
export function createGiftLinkCipher(key: string | undefined): GiftLinkCipher | null {
  if (key === undefined) return null;
  return (link) => ({
    ciphertext: aes.encrypt(link, key).toString(),
    digest: createHash("sha256").update(link).digest("base64url"),
  });
}
