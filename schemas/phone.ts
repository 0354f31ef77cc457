import { plainDigits } from "./amount";
import { cleanText } from "./clean-text";

/** Numbers by their country as they are written abroad, with or without the `0` that only the country dials. */
const ABROAD = {
  thai: /^(?:\+|00)?660?([1-9]\d{8})$/,
  lao: /^(?:\+|00)?8560?([1-9]\d{7,9})$/,
};

/** The country in which a brand's members have their numbers. */
export type PhoneCountry = keyof typeof ABROAD;
export const phoneCountries = Object.keys(ABROAD) as PhoneCountry[];

/**
 * A phone number as its own country dials it, in 0-9 alone: for Thailand `+66 81-234 5678`, `0066812345678` and
 * `๐๘๑ ๒๓๔ ๕๖๗๘` are `0812345678`, for Laos `+856 20 5551 2345` is `02055512345`. Another country's stays as it is
 * written abroad. Of text that is no phone number it makes nothing of use.
 */
export function localPhone(typed: string, country: PhoneCountry): string {
  const digits = plainDigits(cleanText(typed))
    .replace(/[\s().-]/g, "")
    .replace("＋", "+");
  return digits.replace(ABROAD[country], "0$1");
}

/** Whether a number that `localPhone` gave is the other country's. */
export function isOtherPhone(phone: string, country: PhoneCountry): boolean {
  return phoneCountries.some((other) => other !== country && ABROAD[other].test(phone));
}
