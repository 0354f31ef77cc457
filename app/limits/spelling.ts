import { plainDigits } from "schemas/amount";

/** How many final digits all spellings of a phone number share: `0812345678`, `+66 81 234 5678`, `0066812345678`. */
const PHONE_DIGITS = 9;

/** Normalises a user name for counting: a phone number to its last digits, another name to lower case. */
export function spellingOf(name: string): string {
  const typed = plainDigits(name.normalize("NFKC")).trim().toLowerCase();
  const digits = typed.replace(/^\+|[\s().-]/g, "");
  return /^\d{9,20}$/.test(digits) ? digits.slice(-PHONE_DIGITS) : typed;
}
