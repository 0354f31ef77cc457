import { plainDigits } from "./amount";
import { cleanText } from "./clean-text";

/** International numbers of each country, with or without the `0` that is dialled only within it. */
const INTERNATIONAL = {
  thai: /^(?:\+|00)?660?([1-9]\d{8})$/,
  lao: /^(?:\+|00)?8560?([1-9]\d{7,9})$/,
};

/** The country of the phone numbers of a brand's members. */
export type PhoneCountry = keyof typeof INTERNATIONAL;
export const phoneCountries = Object.keys(INTERNATIONAL) as PhoneCountry[];

/**
 * Converts a typed phone number to the form dialled within its country, in digits 0-9: for Thailand `+66 81-234 5678`,
 * `0066812345678` and `๐๘๑ ๒๓๔ ๕๖๗๘` become `0812345678`, for Laos `+856 20 5551 2345` becomes `02055512345`. Another
 * country's number keeps its country code. The result for other text is meaningless; the caller checks it.
 */
export function localPhone(typed: string, country: PhoneCountry): string {
  const digits = plainDigits(cleanText(typed))
    .replace(/[\s().-]/g, "")
    .replace("＋", "+");
  return digits.replace(INTERNATIONAL[country], "0$1");
}

/** Whether a number that `localPhone` has returned belongs to the other country. */
export function isOtherPhone(phone: string, country: PhoneCountry): boolean {
  return phoneCountries.some((other) => other !== country && INTERNATIONAL[other].test(phone));
}
