import fc from "fast-check";
import { expect, test } from "vitest";
import { isOtherPhone, localPhone } from "./phone";

/** A number without its first `0`, as text of so many digits. */
const national = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((digits) => digits.toString());
const thai = national(100_000_000, 999_999_999).map((digits) => ({
  country: "thai" as const,
  other: "lao" as const,
  code: "66",
  digits,
}));
const lao = national(10_000_000, 3_999_999_999).map((digits) => ({
  country: "lao" as const,
  other: "thai" as const,
  code: "856",
  digits,
}));

/** Digits with the signs between them that people write. */
const grouped = (digits: string) =>
  fc
    .array(fc.constantFrom("", "", " ", "-", ".", "\u00A0", "\u2011", "\u200B"), {
      minLength: digits.length,
      maxLength: digits.length,
    })
    .map((signs) => [...digits].map((digit, index) => digit + signs[index]).join(""));

const abroad = (code: string, digits: string) =>
  ["+", "00", "", "＋"].flatMap((sign) => [`${sign}${code}${digits}`, `${sign}${code}0${digits}`]);

test("a Thai or Lao number is the same however it is written, at home or abroad", () => {
  const written = fc.oneof(thai, lao).chain(({ country, code, digits }) =>
    fc
      .constantFrom(`0${digits}`, ...abroad(code, digits))
      .chain(grouped)
      .map((typed) => ({ typed, country, local: `0${digits}` })),
  );
  fc.assert(
    fc.property(written, ({ typed, country, local }) => localPhone(typed, country) === local),
    { numRuns: 500 },
  );
});

test("a number as it is written abroad is known as the other country's, and never becomes one of ours", () => {
  const written = fc.oneof(thai, lao).chain(({ code, digits, ...where }) =>
    fc
      .constantFrom(...abroad(code, digits))
      .chain(grouped)
      .map((typed) => ({ typed, ...where })),
  );
  fc.assert(
    fc.property(written, ({ typed, country, other }) => {
      expect(isOtherPhone(localPhone(typed, other), other)).toBe(true);
      expect(isOtherPhone(localPhone(typed, country), country)).toBe(false);
    }),
  );
});

test.each([
  ["+66 (0)81-234 5678", "0812345678"],
  ["๐๘๑ ๒๓๔ ๕๖๗๘", "0812345678"],
  ["66081234567", "66081234567"],
  ["6681234567", "6681234567"],
  ["66123", "66123"],
  ["2055512345", "2055512345"],
  ["+44 7911 123456", "+447911123456"],
])("%s is %s", (typed, local) => {
  expect(localPhone(typed, "thai")).toBe(local);
});
