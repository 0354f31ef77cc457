import { characterNames, colorNames, presetNames } from "schemas/names";
import { readOperator } from "schemas/operator";
import { describe, expect, it } from "vitest";
import { checkTheme, contrast, luminance } from "./contrast";

function themed(theme: object) {
  const read = readOperator({ id: "moon", name: "Moon", theme }, "moon.json");
  if (!read.ok) throw new Error("the test's brand is not valid");
  return read.operator;
}

const faultsOf = (theme: object) => checkTheme(themed(theme), "moon.json");

describe("contrast", () => {
  it("is counted as WCAG does", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
    expect(contrast("#ABCDEF", "#abcdef")).toBe(1);
    expect(luminance("#FFFFFF")).toBeCloseTo(1, 5);
  });

  it.each(presetNames)("is enough in the preset %s", (preset) => {
    expect(faultsOf({ preset })).toEqual([]);
  });

  it("is reported at the colour that the brand chose, with the ratio found and the one needed", () => {
    const onAccent = faultsOf({ preset: "paper", colors: { onAccent: "#0B6E48" } });
    expect(new Set(onAccent.map(({ path }) => path))).toEqual(new Set(["theme.colors.onAccent"]));
    expect(onAccent.slice(0, 1)).toEqual([
      {
        file: "moon.json",
        path: "theme.colors.onAccent",
        found: expect.stringMatching(/^#0B6E48, onAccent on accent has 1\.\d\d:1$/),
        allowed: "a contrast of at least 4.5:1",
        message: "is hard to read",
      },
    ]);
    const accent = faultsOf({ preset: "paper", colors: { accent: "#F2E8A0", onAccent: "#000000" } });
    expect(accent[0]).toMatchObject({ path: "theme.colors.accent", allowed: "a contrast of at least 4.5:1" });
    const surface = faultsOf({ preset: "midnight", colors: { raised: "#FFFFFF" } });
    expect(new Set(surface.map(({ path }) => path))).toEqual(new Set(["theme.colors.raised"]));
    expect(faultsOf({ colors: { inputLine: "#1B2740" } })[0]?.allowed).toBe("a contrast of at least 3:1");
  });

  it("is enough for what is mixed too, and a mixed colour's fault stands at what the brand chose of it", () => {
    const pale = faultsOf({ preset: "lotus", colors: { warning: "#E8C47A" } });
    expect(pale.map(({ found }) => found).join()).toContain("hueLottoLine on hueLotto");
    expect(new Set(pale.map(({ path }) => path))).toEqual(new Set(["theme.colors.warning"]));
    for (const preset of presetNames) {
      for (const surface of characterNames.surface) {
        const faults = faultsOf({ preset, character: { surface } });
        expect(faults.filter(({ found }) => !found.includes("hue"))).toEqual([]);
      }
    }
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
});
