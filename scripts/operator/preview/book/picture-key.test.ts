import { readBrand } from "schemas/brand";
import { expect, it } from "vitest";
import { pictureKey } from "./picture-key";

function keyOf(
  more: object,
  place: { part?: string; locale?: "th" | "en"; width?: 360 | 1280 } = {},
): string {
  const read = readBrand({ id: "moon", name: "Moon", ...more }, "moon.json");
  if (!read.ok) throw new Error("the test's brand is not valid");
  const { part = "home", locale = "th", width = 360 } = place;
  return pictureKey({ brand: read.brand, assets: "", code: "" }, part, "home", { locale, width });
}

it("is another one for another colour, look or language, and the same for what the picture does not show", () => {
  const usual = keyOf({});
  expect(keyOf({ $schema: "./operator.schema.json" })).toBe(usual);
  expect(keyOf({ theme: { colors: { accent: "#E6B656" } } })).not.toBe(usual);
  expect(keyOf({}, { width: 1280 })).not.toBe(usual);
  expect(keyOf({}, { locale: "en" })).not.toBe(usual);
  const inEnglish = { texts: { en: { "home:title": "Wallet" } } };
  expect(keyOf(inEnglish)).toBe(usual);
  expect(keyOf(inEnglish, { locale: "en" })).not.toBe(keyOf({}, { locale: "en" }));
  const slow = { wheel: { friction: 0.95 } };
  expect(keyOf(slow)).toBe(usual);
  expect(keyOf(slow, { part: "wheel" })).not.toBe(keyOf({}, { part: "wheel" }));
});
