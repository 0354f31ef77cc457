import { cleanText } from "schemas/clean-text";
import { localPhone } from "schemas/phone";

/** How many final digits all spellings of a phone number share, those of which only the operator knows included. */
const PHONE_DIGITS = 9;

/** Normalises a user name for counting: a phone number to its last digits, another name to lower case. */
export function spellingOf(name: string): string {
  const phone = localPhone(name.normalize("NFKC")).replace("+", "");
  if (/^\d{9,20}$/.test(phone)) return phone.slice(-PHONE_DIGITS);
  return cleanText(name).normalize("NFKC").trim().toLowerCase();
}
