import fc from "fast-check";
import { expect, test } from "vitest";
import { localPhone } from "./phone";

/** A number without its first `0`, as text of so many digits. */
const national = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((digits) => digits.toString());
const thai = national(100_000_000, 999_999_999).map((digits) => ({ code: "66", digits }));
const lao = national(10_000_000, 3_999_999_999).map((digits) => ({ code: "856", digits }));

/** Digits with the signs between them that people write. */
const grouped = (digits: string) =>
  fc
    .array(fc.constantFrom("", "", " ", "-", ".", "\u00A0", "\u2011", "\u200B"), {
      minLength: digits.length,
      maxLength: digits.length,
    })
    .map((signs) => [...digits].map((digit, index) => digit + signs[index]).join(""));

test("a Thai or Lao number is the same however it is written, at home or abroad", () => {
  const written = fc.oneof(thai, lao).chain(({ code, digits }) =>
    fc
      .constantFrom(
        `0${digits}`,
        ...["+", "00", "", "＋"].flatMap((sign) => [`${sign}${code}${digits}`, `${sign}${code}0${digits}`]),
      )
      .chain(grouped)
      .map((typed) => ({ typed, local: `0${digits}` })),
  );
  fc.assert(
    fc.property(written, ({ typed, local }) => localPhone(typed) === local),
    { numRuns: 500 },
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
  expect(localPhone(typed)).toBe(local);
});
