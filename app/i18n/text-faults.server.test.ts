import type { BrandFile } from "schemas/brand";
import { describe, expect, it } from "vitest";
import { brandWith } from "../../tests/support/brand-with";
import { hasLooseBrace, placeholdersOf, textFaults } from "./text-faults.server";

const KEY = "fields:amount.minimum";

/** What is said of a brand's own words for the least amount; ours take {{minimum}} and {{currency}} in each language. */
function said(wording: Partial<Record<"th" | "lo" | "en", string>>, more: Partial<BrandFile> = {}): string[] {
  const texts = Object.fromEntries(
    Object.entries(wording).map(([locale, text]) => [locale, { [KEY]: text }]),
  );
  return textFaults(brandWith({ texts, ...more }), "moon.json").map(
    ({ path, found, allowed, message }) => `${path} ${message}; ${found}; ${allowed}`,
  );
}

describe("the placeholders of a brand's own texts", () => {
  it("are ours, in any order and spacing", () => {
    expect(said({ en: "{{currency}} {{ minimum }} or more" })).toEqual([]);
  });

  it("must be known to the text, and the nearest is named", () => {
    expect(said({ en: "{{minimun}} {{currency}} or more" })).toEqual([
      `texts.en["${KEY}"] has a placeholder that this text does not know, did you mean {{minimum}}?; {{minimun}}; {{currency}}, {{minimum}}`,
    ]);
    const code = { texts: { th: { "errors:OWN": "{{amount}}" } } };
    expect(said({}, code)).toEqual([
      'texts.th["errors:OWN"] has a placeholder that this text does not know; {{amount}}; a text without placeholders',
    ]);
  });

  it("must be written with two braces", () => {
    for (const text of ["{minimum} {{currency}}", "{{minimum}} {{currency}", "{{minimum}} {{currency}} :}"])
      expect(said({ en: text })).toEqual([expect.stringContaining("has a brace of no placeholder")]);
  });

  it("must be those of the text's other languages, be they the brand's own or ours", () => {
    expect(said({ en: "More than {{minimum}}" })).toEqual([
      `texts.en["${KEY}"] lacks a placeholder that its th text has; "More than {{minimum}}"; a text with {{currency}}`,
    ]);
    expect(said({ en: "{{minimum}}", th: "{{minimum}}", lo: "{{minimum}}" })).toEqual([]);
    expect(said({ en: "{{minimum}}" }, { locales: ["en"] })).toEqual([]);
    expect(said({ th: "{{minimum}}" }, { locales: ["en"] })).toEqual([]);
    expect(said({ en: "{{minimum}}", th: "{{currency}}" }, { locales: ["en", "th"] })).toHaveLength(2);
  });

  it("may leave a count out where a form is for one number", () => {
    expect(said({}, { texts: { en: { "chat:unread_one": "One new message" } } })).toEqual([]);
    expect(said({}, { texts: { en: { "chat:unread_one": "{{number}} new" } } })).toHaveLength(1);
  });
});

it("placeholders are named sorted, without the spaces around them", () => {
  expect(placeholdersOf("{{ minimum }} {{currency}}, {{}} and {one}")).toEqual(["", "currency", "minimum"]);
  expect(hasLooseBrace("{{ minimum }} {{currency}}")).toBe(false);
  expect(hasLooseBrace("{{minimum} }")).toBe(true);
});

it("a long text that opens a placeholder and never closes it is read at once", () => {
  const text = "{{".padEnd(2000);
  const start = performance.now();
  let read = 0;
  while (read < 200 && performance.now() - start < 2000) {
    expect(placeholdersOf(text)).toEqual([]);
    read++;
  }
  expect(read).toBe(200);
});

describe("wording for a text that is not there", () => {
  const faults = (keys: string[]) =>
    textFaults(brandWith({ texts: { th: Object.fromEntries(keys.map((key) => [key, "x"])) } }), "moon.json");

  it("is a fault that names the nearest text", () => {
    expect(faults(["public:login.titel"])).toEqual([
      {
        file: "moon.json",
        path: 'texts.th["public:login.titel"]',
        found: '"x"',
        allowed: "public:login.title",
        message: "is the key of no text",
      },
    ]);
  });

  it("is a fault also where the key is a group of texts, or another's namespace", () => {
    expect(faults(["public:login", "fields:login.title", "chat:nothing.here"])).toHaveLength(3);
  });

  it("is none for any text of ours, nor for a code, which may be the operator's own", () => {
    expect(faults(["public:login.title", "fields:bank.choose", "errors:NO_BANK", "errors:MY_CODE"])).toEqual(
      [],
    );
  });
});
