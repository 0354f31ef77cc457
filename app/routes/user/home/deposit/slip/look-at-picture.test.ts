import { encode, tag, withCrcTag } from "promptparse";
import { expect, test } from "vitest";
import { isSlipCode } from "./look-at-picture";

const facts = encode([tag("00", "000001"), tag("01", "004"), tag("02", "2026112110235100001")]);
const code = withCrcTag(encode([tag("00", facts), tag("51", "TH")]), "91");

test("the small code of a bank's slip is known by its check sum", () => {
  expect(isSlipCode(code)).toBe(true);
});

test("a spoilt code, another QR and a page's address are none", () => {
  const spoilt = code.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  for (const text of [
    spoilt,
    code.slice(0, -1),
    "",
    "https://example.com",
    "00020101021129370016A000000677010111",
  ]) {
    expect([text, isSlipCode(text)]).toEqual([text, false]);
  }
});
