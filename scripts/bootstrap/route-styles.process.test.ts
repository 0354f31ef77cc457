import { readFileSync } from "node:fs";
import { characterNames, presetNames } from "schemas/names";
import { siteStyles } from "themes";
import type { StylePiece } from "themes/style-piece";
import { characterKeys } from "themes/variants";
import { describe, expect, it } from "vitest";
import { brandWith } from "../../tests/support/brand-with";

const pieces = JSON.parse(readFileSync("build/styles.json", "utf8")) as StylePiece[];
const of = (...routes: string[]) =>
  pieces.filter((piece) => piece.routes.some((route) => routes.includes(route)));
const filesOf = (...routes: string[]) => of(...routes).map(({ file }) => file);

it("the build tells which styles a route's page has inline: its own, and what it paints only later not", () => {
  expect(filesOf("routes/login/route")).toEqual(
    expect.arrayContaining(["app/components/button.css.ts", "app/components/field.css.ts"]),
  );
  expect(filesOf("root", "routes/public/route", "routes/login/route")).not.toContain(WALLET);
  expect(filesOf("routes/user/home/route")).toContain(WALLET);
  expect(filesOf("root", "routes/user/route", "routes/user/home/route")).not.toContain(SHELF);
});

const WALLET = "app/routes/user/home/wallet-card.css.ts";
const SHELF = "app/routes/user/home/game-accounts/game-shelf.css.ts";

it("and all others too, for the sheet", () => {
  expect(pieces.map(({ file }) => file)).toContain(SHELF);
  expect(of("root").length).toBeLessThan(pieces.length);
});

describe.each(characterKeys)("a brand's %s", (key) => {
  const css = pieces.map((piece) => piece.css).join("");

  it.each(presetNames)(
    "may be each of its list with the preset %s, and nobody gets the others' rules",
    (preset) => {
      const sheets = characterNames[key].map((value) =>
        siteStyles(css, brandWith({ theme: { preset, character: { [key]: value } } })),
      );
      expect(new Set(sheets).size).toBe(characterNames[key].length);
      for (const sheet of sheets)
        expect(sheet).not.toMatch(/\[data-(shape|pattern|card|poster|heading|tabs)=|--drawing-/);
    },
  );
});

describe("a brand's character", () => {
  it("keeps the total under the roof's middle where the browser knows no `:has()`", () => {
    const css = siteStyles(
      pieces.map((piece) => piece.css).join(""),
      brandWith({ theme: { preset: "midnight" } }),
    );
    expect(css).toMatch(/@supports not selector\(:has\(\*\)\)\{\.[\w-]+ button\{margin-right:-/);
  });
});
