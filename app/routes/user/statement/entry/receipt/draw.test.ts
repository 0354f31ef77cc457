import { satang } from "schemas/amount";
import { describe, expect, test } from "vitest";
import { locales } from "~/i18n/locale";
import { readBrandInfo } from "../../../../../../tests/support/brand";
import { drawingFor, wordsIn } from "../../../../../../tests/support/receipts";
import { drawable } from "./letters.server";

const brands = ["siam-gold", "lanxang", "riverside"].map((id) => readBrandInfo(id));
const cases = brands.flatMap(({ config, texts }) => locales.map((locale) => ({ config, texts, locale })));

const withdrawal = { statementType: "withdraw", from: "wallet", to: "KBANK 1234564321" };
const everything = { ...withdrawal, amount: satang(12_345_678_901_234) };

describe.each(cases)("a receipt of $config.id in $locale", ({ config, locale, texts }) => {
  const drawing = drawingFor(config, locale, everything);
  const words = wordsIn(drawing).join("\n");

  test("tells what was done, how much, when and which reference", () => {
    expect(words).toContain("123,456,789,012.34");
    expect(words).toContain("01/01/1970");
    expect(words).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
    expect(words).toContain(config.name[locale]);
    const bare = (text: string) => drawable(text).replace(/\s/g, "");
    expect(bare(words)).toContain(bare(texts.t(locale)("receipt:done.withdraw")));
  });

  test("holds no number in full, no surname, no balance", () => {
    expect(words).toContain("ANNA W. · xxx-xxx-4321");
    expect(drawing).not.toMatch(/123456|Wilson|WILSON|9,876,543/);
  });

  test.each(["THB", "LAK", ""] as const)("is in the member's currency, not the brand's: %j", (currency) => {
    const drawn = wordsIn(drawingFor(config, locale, everything, currency)).join("\n");
    expect(drawn).toContain("123,456,789,012.34");
    expect(drawn.match(/THB|LAK/g) ?? []).toEqual(currency === "" ? [] : [currency]);
  });

  test("refers to nothing outside itself", () => {
    expect(drawing.replace("xmlns='http://www.w3.org/2000/svg'", "")).not.toMatch(/https?:|\/\/|@import/);
    const references = [...drawing.matchAll(/href='([^']*)'|url\(([^)]*)\)/g)].map(
      ([, link, paint]) => link ?? paint ?? "",
    );
    expect(references.filter((reference) => !reference.startsWith("#"))).toEqual([]);
  });
});

test("the three brands are three drawings, not one in three colours", () => {
  const bare = brands.map(({ config }) =>
    drawingFor(config, "en")
      .replace(/#[0-9A-F]{6}/gi, "")
      .replace(/<text.*?<\/text>/g, ""),
  );
  expect(new Set(bare).size).toBe(3);
});

describe("what the operator wrote", () => {
  const [{ config } = readBrandInfo("siam-gold")] = brands;

  test("is text, never markup", () => {
    const drawing = drawingFor(config, "th", {
      statementType: "transfer",
      from: `</text><image href="http://evil.example/x.png"/>`,
      to: `a & b "c" 'd'`,
    });
    expect(drawing).not.toContain("<image");
    expect(wordsIn(drawing).join("\n")).toContain("a &amp; b &quot;c&quot; &#39;d&#39;");
  });

  test("loses controls and what no font has", () => {
    const words = wordsIn(
      drawingFor(config, "th", { statementType: "transfer", from: "A\u0000\u202eB\u2060\n漢😀 C", to: "漢" }),
    );
    expect(words).toContain("AB C");
    expect(words.join("")).not.toMatch(/[漢\u202e\u2060]/u);
  });

  test("gives way to the paper when it is huge: at most two lines, then the hint goes", () => {
    const usual = wordsIn(drawingFor(config, "en", { statementType: "transfer", from: "A", to: "B" }));
    expect(usual).toContain("Look it up in your statement by its reference.");
    const huge = wordsIn(
      drawingFor(config, "en", {
        statementType: "W".repeat(5_000),
        from: "ยาวมาก".repeat(900),
        to: "A".repeat(9_000),
        amount: satang(12_345_678_901_234),
      }),
    );
    expect(huge.filter((line) => line.endsWith("…"))).toHaveLength(2);
    expect(huge).not.toContain("Look it up in your statement by its reference.");
    expect(huge.length).toBeLessThanOrEqual(15);
  });
});
