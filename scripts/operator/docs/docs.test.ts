import { existsSync, readFileSync } from "node:fs";
import { screens } from "schemas/brand/guide";
import { describe, expect, it } from "vitest";
import { REFERENCE_FILE } from "./docs";
import { exampleOf, writtenBrands } from "./example";
import { keysOf } from "./keys";
import { rootNode } from "./node";
import { referencePage, screensOf } from "./page";

const keys = keysOf(rootNode()).filter(({ path }) => path !== "$schema");
const page = referencePage();
const cells = new Map(
  page
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => {
      const [key = "", ...rest] = line.slice(2, -2).split(" | ");
      return [key.slice(1, -1), rest] as const;
    }),
);

describe("the reference of a brand's keys", () => {
  it("is up to date", () => {
    expect(readFileSync(REFERENCE_FILE, "utf8")).toBe(page);
  });

  it("has every key, with its meaning, an example and a screen", () => {
    const brands = writtenBrands();
    const inTables = keys.filter(({ path, node }) => /[.[]/.test(path) || !node.properties);
    expect([...cells.keys()].sort()).toEqual(inTables.map(({ path }) => path).sort());
    const lacking = inTables.filter(
      (key) =>
        !key.node.description || exampleOf(key, brands) === undefined || screensOf(key.path).length === 0,
    );
    expect(lacking.map(({ path }) => path)).toEqual([]);
  });

  it("has what is built in: banks, views, QR amounts, providers and what the colours are for", () => {
    for (const line of [
      "| KBANK | กสิกรไทย | ທະນາຄານກະສິກອນໄທ | Kasikornbank | K | `#1E6B43` |",
      "| KBANK | `details` | `qr` |",
      "| PAYTIMZ | 10 | 10, 50, 100, 500, 1000 |",
      '| SLOTXO | `{"method":"form-post","action":"slot.web","fields":{"username":"{username}","password":"{password}"},"includeEvent":false,"usernameMaxLength":16}` |',
      "| inputLine | The line around a field | `#7381A0` |",
    ])
      expect(page).toContain(line);
  });

  it("is not made from a brand whose file has faults, which are told with their place", () => {
    expect(() => writtenBrands(["package.json"])).toThrow(/^package\.json: [\s\S]*scripts[\s\S]*unknown key/);
  });

  it("shows pictures that are there", () => {
    const pictures = Object.values(screens).flatMap((screen) =>
      "picture" in screen ? [screen.picture] : [],
    );
    expect(pictures.length).toBeGreaterThan(20);
    for (const name of pictures) expect(existsSync(`tests/baselines/siam-gold-${name}.png`), name).toBe(true);
  });

  it.each([
    ["id", "required", "lower case letters, digits and hyphens"],
    ["features.spin", "`true`", "`true`, `false`"],
    ["phone.length", "", "a whole number, 4 to 20, or `null`"],
    ["wheel.friction", "`0.991`", "a number, 0.9 to 0.9999"],
    [
      "transfer.quickAmounts",
      "`[100,500,1000]`",
      "a list of at most 8: a number, 0 to 1000000000, in steps of 0.01",
    ],
    [
      "banks.englishOnlyNames",
      '`["KTB","TMB","BBL"]`',
      "a list: a code in capitals, digits and _, such as KBANK",
    ],
    [
      "theme.logo",
      "",
      "a file in the brand's folder, in small letters: svg, png, jpg or webp, at most 100 kB and 1600 px a side",
    ],
    ["games.providers.*.provider", "required", 'a provider in lower case, such as "pg"'],
    ["saferPlay.helpLinks[].href", "required", "an https:// link, or tel: and a number"],
  ])("says the default of %s and what is allowed", (key, byDefault, allowed) => {
    expect(cells.get(key)?.slice(1, 3)).toEqual([byDefault, allowed]);
  });
});
