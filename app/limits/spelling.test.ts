import { expect, test } from "vitest";
import { spellingOf } from "./spelling";

test("a phone number counts as one name however it is spelled", () => {
  const spellings = [
    "0812345678",
    "+66 81 234 5678",
    "0066812345678",
    "081‐234‐5678",
    "𝟎81 2345678",
    "𝟎𝟖𝟏-𝟐𝟑𝟒-𝟓𝟔𝟕𝟖",
    "๐๘๑๒๓๔๕๖๗๘",
  ];
  expect(new Set(spellings.map(spellingOf))).toEqual(new Set(["812345678"]));
  const abroad = ["02121234567", "+856 21 21234567", "008562121234567"];
  expect(new Set(abroad.map(spellingOf))).toEqual(new Set(["121234567"]));
});
