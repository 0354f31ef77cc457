import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupPhone } from "./group-phone";

describe("a phone number while it is typed", () => {
  it.each([
    ["", ""],
    ["081", "081"],
    ["0812", "081 2"],
    ["0812345", "081 234 5"],
    ["081-234-5678", "081 234 5678"],
    ["081 234 5678", "081 234 5678"],
    ["02055551234", "020 5555 1234"],
    ["0205555", "020 5555"],
  ])("%s is shown as %s", (typed, shown) => {
    expect(groupPhone(typed)).toBe(shown);
  });

  it.each(["+66812345678", "nok_99", "๐๘๑๒๓๔๕๖๗๘", "(081) 234"])("%s is left as typed", (typed) => {
    expect(groupPhone(typed)).toBe(typed);
  });

  it("keeps every digit in its order, and is grouped already once it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789 -") }), (typed) => {
        const shown = groupPhone(typed);
        expect(shown.replace(/\D/g, "")).toBe(typed.replace(/\D/g, ""));
        expect(groupPhone(shown)).toBe(shown);
      }),
    );
  });
});
