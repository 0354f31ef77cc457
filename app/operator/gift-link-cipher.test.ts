import aes from "crypto-js/aes.js";
import utf8 from "crypto-js/enc-utf8.js";
import { expect, test } from "vitest";
import { createGiftLinkCipher } from "./gift-link-cipher.server";

const LINK = "https://gift.truemoney.com/campaign/?v=a1b2c3d4e5f6";

test("a gift link is AES ciphertext that the operator's key opens, another each time, with one digest", () => {
  const cipher = createGiftLinkCipher("a passphrase");
  const [first, second] = [cipher?.(LINK), cipher?.(LINK)];
  expect(aes.decrypt(first?.ciphertext ?? "", "a passphrase").toString(utf8)).toBe(LINK);
  expect(first?.ciphertext).toMatch(/^U2FsdGVkX1/);
  expect(first?.ciphertext).not.toBe(second?.ciphertext);
  expect(first?.digest).toBe(second?.digest);
  expect(cipher?.(`${LINK}0`).digest).not.toBe(first?.digest);
  expect(JSON.stringify(first)).not.toContain("a1b2c3d4e5f6");
});

test("without a key there is none", () => {
  expect(createGiftLinkCipher(undefined)).toBeNull();
});
