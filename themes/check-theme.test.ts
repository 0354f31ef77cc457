import { readBrand } from "schemas/brand";
import { colorNames, presetNames } from "schemas/names";
import { describe, expect, it } from "vitest";
import { checkTheme } from "./check-theme";

function faultsOf(theme: object) {
  const read = readBrand({ id: "moon", name: "Moon", theme }, "moon.json");
  if (!read.ok) throw new Error("the test's brand is not valid");
  return checkTheme(read.brand, "moon.json");
}

const NEAREST = /the nearest is (#[0-9A-F]{6})/;

describe("contrast", () => {
  it.each(presetNames)("is enough in the preset %s", (preset) => {
    expect(faultsOf({ preset })).toEqual([]);
  });

  it("that is too little is one fault at the colour that the brand chose, with the nearest that has enough", () => {
    for (const [preset, name, color] of [
      ["midnight", "page", "#FFFFFF"],
      ["midnight", "raised", "#FFFFFF"],
      ["midnight", "inkSoft", "#555555"],
      ["midnight", "inputLine", "#1B2740"],
      ["paper", "onAccent", "#0B6E48"],
      ["paper", "accent", "#F2E8A0"],
      ["lotus", "warning", "#E8C47A"],
    ] as const) {
      const told = faultsOf({ preset, colors: { [name]: color } });
      expect(told.map(({ path }) => path)).toEqual([`theme.colors.${name}`]);
      const [, nearest] = NEAREST.exec(told[0]?.allowed ?? "") ?? [];
      expect(faultsOf({ preset, colors: { [name]: nearest } }), `${preset} ${name} ${nearest}`).toEqual([]);
    }
  });

  it("is told with the pair that has least of it, and what is needed", () => {
    expect(faultsOf({ colors: { page: "#FFFFFF" } })).toEqual([
      {
        file: "moon.json",
        path: "theme.colors.page",
        found: "#FFFFFF, inkStrong on page has 1.08:1, and 7 more pairs too little",
        allowed: expect.stringMatching(/^a contrast of at least 4\.5:1; the nearest is #[0-9A-F]{6}$/),
        message: "is hard to read",
      },
    ]);
    expect(faultsOf({ colors: { inputLine: "#1B2740" } })[0]?.allowed).toContain("at least 3:1");
  });

  it("of two colours that do not suit each other is told with what becomes right when all are taken", () => {
    const colors = { page: "#FFFFFF", accent: "#F2E8A0", inkSoft: "#101010" };
    const told = faultsOf({ colors });
    const right = told.map(({ path, allowed }) => [path.split(".")[2] ?? "", NEAREST.exec(allowed)?.[1]]);
    expect(right.length).toBeGreaterThan(0);
    expect(faultsOf({ colors: { ...colors, ...Object.fromEntries(right) } })).toEqual([]);
  });

  it("says which other colour has to change too, where no shade alone will do", () => {
    const [accent] = faultsOf({ preset: "paper", colors: { accent: "#F2E8A0", onAccent: "#000000" } });
    expect(accent).toMatchObject({ path: "theme.colors.accent" });
    expect(accent?.allowed).toMatch(/the nearest is #[0-9A-F]{6}, and onAccent/);
  });

  it("of mixed colours is told in the words of what a file can set", () => {
    const [pale] = faultsOf({ preset: "lotus", colors: { warning: "#E8C47A" } });
    expect(JSON.stringify(pale)).not.toMatch(/hue|Tint|Soft/);
    const [threads] = faultsOf({ preset: "lotus", colors: { onAccent: "#9A6F00" } });
    expect(threads?.found).toContain("the sport games' line on the sport games' ground has 1.43:1");
  });

  it("is checked for every colour but the decorative line", () => {
    const unchecked = colorNames.filter((name) => {
      const made = ["#000000", "#FFFFFF", "#808080"].map(
        (color) => faultsOf({ colors: { [name]: color } }).length,
      );
      return made.every((count) => count === 0);
    });
    expect(unchecked).toEqual(["line"]);
  });

  it("is not judged for colours that are at fault anyhow", () => {
    const read = readBrand({ id: "moon", name: "Moon", theme: { colors: { page: "#FFFFFF" } } }, "");
    expect(read.ok && checkTheme(read.brand, "", (path) => path === "theme.colors.page")).toEqual([]);
    expect(read.ok && checkTheme(read.brand, "", (path) => path === "theme.preset")).toEqual([]);
  });
});
