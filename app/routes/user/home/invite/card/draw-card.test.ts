import { CARD } from "themes/drawings/invite";
import { describe, expect, test } from "vitest";
import { locales } from "~/i18n/locale";
import { readBrandInfo } from "../../../../../../tests/support/brand";
import { drawCard } from "./draw-card.server";

const brands = ["siam-gold", "lanxang", "riverside"].map((id) => readBrandInfo(id));
const cases = brands.flatMap(({ config, texts }) => locales.map((locale) => ({ config, texts, locale })));
const words = { name: "Moon", title: "Come", hint: "Scan", link: "https://moon.example/register?code=PR1" };

/** The texts of a card with the baseline and, where it is bound, the width of each. */
function linesIn(card: string) {
  return [...card.matchAll(/<text ([^>]*)>([^<]*)</g)].map(([, attributes = "", text = ""]) => {
    const figure = (name: string) => Number(new RegExp(`${name}='([^']*)'`).exec(attributes)?.[1] ?? 0);
    return { text, y: figure("y"), size: figure("font-size"), width: figure("textLength") };
  });
}

describe.each(cases)("the card of $config.id in $locale", ({ config, locale, texts }) => {
  const t = texts.t(locale);
  const long = {
    name: "The Wonderful Mammoth Waterworld of the Moon",
    title: t("rewards:invite.card.title"),
    hint: t("rewards:invite.card.hint"),
    link: `https://${"very-long.".repeat(24)}example/register?code=PR${"f0".repeat(40)}`,
  };

  test("holds words of any length: none wider than the card, none over the one above it", () => {
    const lines = linesIn(drawCard(config, long));
    expect(lines.map(({ text }) => text).join("")).toContain(new URL(long.link).search);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(CARD.width - 32);
    for (const [at, { y, size }] of lines.entries()) {
      expect(y - size, lines[at]?.text).toBeGreaterThanOrEqual(lines[at - 1]?.y ?? 0);
      expect(y).toBeLessThan(CARD.height - 12);
    }
  });
});

test("the brand's mark stands before its name, and a name without one alone", () => {
  const [{ config }] = brands as [ReturnType<typeof readBrandInfo>];
  const mark = "data:image/png;base64,AA";
  expect(drawCard(config, { ...words, mark })).toContain(`<image href='${mark}'`);
  expect(drawCard(config, words)).not.toContain("<image");
});

test("what a brand or a link says is text, never markup", () => {
  const [{ config }] = brands as [ReturnType<typeof readBrandInfo>];
  const card = drawCard(config, { ...words, name: "</text><script>a & b" });
  expect(card).not.toContain("<script");
  expect(linesIn(card)[0]?.text).toBe("&#60;/text&#62;&#60;script&#62;a &#38; b");
});
