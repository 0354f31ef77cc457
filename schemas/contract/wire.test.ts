import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wireAmount, wireNumber, wireTime } from "./wire";

/** The server may run in any time zone. */
describe.each(["UTC", "America/New_York", "Asia/Tokyo"])(
  "on a server in %s, a time of the operator",
  (zone) => {
    const before = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      process.env.TZ = before;
    });
    const at = Date.UTC(2026, 0, 2, 3, 4, 5);

    it.each([
      "2026-01-02T03:04:05Z",
      "2026-01-02T03:04:05.000z",
      "2026-01-02T10:04:05+07:00",
      "2026-01-02 10:04:05 +0700",
      "2026-01-01T22:04:05-05",
      "2026-01-02T03:04:05",
      "2026-01-02 03:04:05",
    ])("%s is one moment: an offset counts, and without one it is UTC", (text) => {
      expect(wireTime.parse(text)).toBe(at);
    });

    it("may be a day, or end with its minute", () => {
      expect(wireTime.parse("2026-01-02")).toBe(Date.UTC(2026, 0, 2));
      expect(wireTime.parse("2026-01-02T03:04")).toBe(Date.UTC(2026, 0, 2, 3, 4));
      expect(wireTime.parse("2026-01-02T03:04:05.678912Z")).toBe(at + 678);
    });
  },
);

it.each(["yesterday", "", "2026-13-02T03:04:05Z", "12/31/2026", "2026-01-02T25:00:00Z", 7])(
  "%j is no time",
  (text) => {
    expect(wireTime.safeParse(text).success).toBe(false);
  },
);

describe("a number as text", () => {
  it.each([
    ["1E+3", 100_000],
    ["1e3", 100_000],
    ["0E-8", 0],
    [".50", 50],
    ["-.5", -50],
    ["5.", 500],
    [" 12.50\n", 1_250],
    ["12.500000000000000000", 1_250],
    ["+7", 700],
    ["-0", 0],
    ["0000000000000000000012.50", 1_250],
    ["999999999999.99", 99_999_999_999_999],
  ])("%j is an amount", (text, satang) => {
    expect(wireAmount.parse(text)).toBe(satang);
  });

  it.each([
    "",
    " ",
    ".",
    "-",
    "e3",
    "1e",
    "1,000",
    "1.2.3",
    "0x10",
    "Infinity",
    "1e999",
    "1_000",
    "๕",
    "1 000",
  ])("%j is none", (text) => {
    expect(wireNumber.safeParse(text).success).toBe(false);
  });

  it("is the same amount however a database writes it", () => {
    const space = fc.string({ unit: fc.constantFrom(" ", "\t", "\n"), maxLength: 3 });
    const whole = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });
    const written = fc.tuple(whole, fc.nat(18), fc.integer({ min: -8, max: 8 }), space, space);
    fc.assert(
      fc.property(written, ([satang, zeros, exponent, before, after]) => {
        const digits = String(Math.abs(satang)).padStart(3, "0");
        const plain = `${satang < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        const scientific = `${satang}E${exponent < 0 ? "" : "+"}${exponent}`;
        const expected = satang === 0 ? 0 : satang;
        for (const text of [`${plain}${"0".repeat(zeros)}`, plain.replace(/^(-?)0\./, "$1."), `${satang}e-2`])
          expect(wireAmount.parse(before + text + after)).toBe(expected);
        expect(wireNumber.parse(scientific)).toBe(Number(scientific));
      }),
    );
  });
});
