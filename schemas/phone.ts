import { plainDigits } from "./amount";
import { cleanText } from "./clean-text";

/** Thai (66) and Lao (856) numbers as they are written abroad, with or without the `0` that only the country dials. */
const ABROAD = /^(?:\+|00)?(?:660?([1-9]\d{8})|8560?([1-9]\d{7,9}))$/;

/**
 * A phone number as its own country dials it, in 0-9 alone: `+66 81-234 5678`, `0066812345678` and `๐๘๑ ๒๓๔ ๕๖๗๘` are
 * `0812345678`, `+856 20 5551 2345` is `02055512345`. Another country's keeps its `+`. Of text that is no phone number
 * it makes nothing of use.
 */
export function localPhone(typed: string): string {
  const digits = plainDigits(cleanText(typed))
    .replace(/[\s().-]/g, "")
    .replace("＋", "+");
  return digits.replace(ABROAD, "0$1$2");
}
