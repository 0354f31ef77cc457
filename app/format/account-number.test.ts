import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digitsOf, formatAccountNumber, maskAccountNumber } from "./account-number";

describe("an account number", () => {
  it("is shown in 3-3-rest groups when it has exactly 10 digits [5.35]", () => {
    expect(formatAccountNumber("1234567890", 10)).toBe("123-456-7890");
    expect(formatAccountNumber("0000000001", 10)).toBe("000-000-0001");
  });

  it.each(["123456789", "12345678901", "020123456789", "", "12345-7890", "12345abcde"])(
    "%s stays as it is [5.35]",
    (accountNo) => {
      expect(formatAccountNumber(accountNo, 10)).toBe(accountNo);
    },
  );

  it("follows the brand's length", () => {
    expect(formatAccountNumber("123456789012", 12)).toBe("123-456-789012");
  });
});

describe("a masked account number", () => {
  it.each([
    ["1234567890", "xxx-xxx-7890"],
    ["020123456789", "xxxxxxxx6789"],
    ["12345-7890", "xxxxxx7890"],
    ["12345", "xxx45"],
    ["1", "x"],
    ["", ""],
  ])("of %s is %s", (accountNo, masked) => {
    expect(maskAccountNumber(accountNo, 10)).toBe(masked);
  });
});

describe("the digits of a number", () => {
  it("are the number again, however it was grouped", () => {
    const digits = fc.stringMatching(/^[0-9]{1,20}$/);
    fc.assert(
      fc.property(digits, (number) => digitsOf(formatAccountNumber(number, number.length)) === number),
    );
  });

  it.each([
    ["123-4-56789-0", "1234567890"],
    [" 020 1234 5678 ", "02012345678"],
    ["12.345/6", "123456"],
  ])("of %s are %s", (shown, number) => {
    expect(digitsOf(shown)).toBe(number);
  });
});
