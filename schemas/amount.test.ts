import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AmountFault,
  formatAmount,
  parseAmount,
  plainDigits,
  satang,
  satangOf,
  splitAmount,
  toWireAmount,
} from "./amount";

const amounts = fc.integer({ min: 0, max: 99_999_999_999_999 }).map(satang);
const digitSets = fc.constantFrom("0123456789", "๐๑๒๓๔๕๖๗๘๙", "໐໑໒໓໔໕໖໗໘໙");
const spaces = fc.constantFrom("", " ", "  ", "\t", "\u00a0");

function inDigits(text: string, digits: string): string {
  return text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

describe("an amount that a member types", () => {
  it("is read back as it was formatted, grouped or not, in Latin, Thai and Lao digits", () => {
    fc.assert(
      fc.property(amounts, digitSets, fc.boolean(), spaces, (amount, digits, isGrouped, space) => {
        const text = isGrouped ? formatAmount(amount) : formatAmount(amount).replaceAll(",", "");
        expect(parseAmount(space + inDigits(text, digits) + space)).toEqual({ ok: true, satang: amount });
      }),
    );
  });

  it("may leave out satang", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), digitSets, (baht, digits) => {
        const expected = { ok: true, satang: baht * 100 };
        expect(parseAmount(inDigits(String(baht), digits))).toEqual(expected);
        expect(parseAmount(`${baht}.0`)).toEqual(expected);
      }),
    );
  });

  it.each([
    ["1,000", 100_000],
    ["1000.50", 100_050],
    ["1000.5", 100_050],
    ["1,234,567.89", 123_456_789],
    ["๑,๐๐๐.๕๐", 100_050],
    ["໑໐໐", 10_000],
    ["1๐໐", 10_000],
    ["0", 0],
    ["0.01", 1],
    ["007", 700],
    ["12,50", 1_250],
    ["12,5", 1_250],
    ["1000,50", 100_050],
    ["๑๒,๕๐", 1_250],
    ["1 000", 100_000],
    ["1 000 000.25", 100_000_025],
    ["1\u202f000,50", 100_050],
    ["฿500", 50_000],
    ["฿ 1,000.50", 100_050],
    ["500 บาท", 50_000],
    ["๕๐๐บาท", 50_000],
    ["500 ບາດ", 50_000],
    ["₭500", 50_000],
    ["500 ກີບ", 50_000],
    ["500 THB", 50_000],
    ["500.-", 50_000],
    ["1,000.– บาท", 100_000],
  ])("reads %s", (text, expected) => {
    expect(parseAmount(text)).toEqual({ ok: true, satang: expected });
  });

  const refusals: Record<AmountFault, string[]> = {
    empty: ["", " ", "\t"],
    format: [
      ..."12,5,0|1,00,000|1,000,5|1e3|1..2|1.2.3|,100|,5|100,|1,0000|1 00|10 0|1,000 000|.5|5.|0x10".split(
        "|",
      ),
      ..."Infinity|NaN|+5|1.000,50|฿|บาท|500 USD|500-|5-5|฿฿5".split("|"),
    ],
    negative: ["-1", "-1,000.00", "- 5", "−5", "-๑"],
    decimals: ["1.234", "0.001", "๑.๒๓๔"],
    tooLarge: ["1000000000000", "1,000,000,000,000.00", "9".repeat(400)],
  };
  const cases = Object.entries(refusals).flatMap(([fault, texts]) => texts.map((text) => ({ fault, text })));
  it.each(cases)("refuses $text as $fault", ({ fault, text }) => {
    expect(parseAmount(text)).toEqual({ ok: false, fault });
  });

  it("never throws and never yields anything but whole satang, whatever is typed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..."01๑໑,.-e +") })), (typed) => {
        const parsed = parseAmount(typed);
        expect(!parsed.ok || (Number.isSafeInteger(parsed.satang) && parsed.satang >= 0)).toBe(true);
      }),
    );
  });
});

describe("an amount that is shown", () => {
  it("has two decimals and groups of three", () => {
    expect([0, 5, 100, 123_456, 100_000_000, -123_456].map((count) => formatAmount(satang(count)))).toEqual([
      "0.00",
      "0.05",
      "1.00",
      "1,234.56",
      "1,000,000.00",
      "-1,234.56",
    ]);
  });

  it("splits into the parts that are drawn in two sizes", () => {
    expect(splitAmount(satang(-123_456_789))).toEqual({ sign: "-", whole: "1,234,567", decimals: "89" });
  });
});

describe("an amount on the wire", () => {
  it("is a number of baht that reads back as the same satang", () => {
    fc.assert(
      fc.property(amounts, fc.boolean(), (amount, isNegative) => {
        const signed = satang(isNegative ? -amount : amount);
        expect(satangOf(toWireAmount(signed))).toBe(signed);
        expect(JSON.stringify(toWireAmount(signed))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it("refuses numbers that are no amount", () => {
    for (const major of [0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7, 0.1 + 0.2]) {
      expect(() => satangOf(major)).toThrow(RangeError);
    }
    for (const count of [0.5, Number.NaN, 2 ** 53]) expect(() => satang(count)).toThrow(RangeError);
  });
});

it("keeps every other letter when digits become Latin", () => {
  expect(plainDigits("๐๑๘๙ກ໐໑໘໙ก０１８９-1")).toBe("0189ກ0189ก0189-1");
});
