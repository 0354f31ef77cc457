import { cleanText } from "schemas/clean-text";
import { localPhone, phoneCountries } from "schemas/phone";

/** How many final digits all spellings of a phone number share, those of which only the operator knows included. */
const PHONE_DIGITS = 9;

/** Normalises a user name for counting: a phone number to its last digits, another name to lower case. */
export function spellingOf(name: string): string {
  const local = phoneCountries.reduce<string>(localPhone, name.normalize("NFKC"));
  const phone = local.replace("+", "");
  if (/^\d{9,20}$/.test(phone)) return phone.slice(-PHONE_DIGITS);
  return cleanText(name).normalize("NFKC").trim().toLowerCase();
}
