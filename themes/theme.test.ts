import { formatFaults } from "schemas/fault";
import type { OperatorConfig } from "schemas/operator";
import { describe, expect, it } from "vitest";
import { isDark, readBrand, themeColor, themeCss } from "./index";
import { tokenShape, variableName } from "./tokens";
import { vars } from "./vars.css";

function themed(theme: object): OperatorConfig {
  const read = readBrand({ id: "moon", name: "Moon", theme }, "moon.json");
  if (!read.ok) throw new Error(formatFaults(read.faults));
  return read.operator;
}

describe("the theme's style block", () => {
  it("gives a value to every variable of the contract, once", () => {
    const css = themeCss(themed({}));
    const groups = [vars.color, vars.shadow, vars.font];
    const names = groups.flatMap((group) => Object.values<string>(group));
    expect(names).toHaveLength(Object.values(tokenShape).flatMap((group) => Object.keys(group)).length);
    for (const name of names) {
      const variable = name.slice("var(".length, -1);
      expect(variable).toMatch(/^--[a-z]+(-[a-z]+)*$/);
      expect(css.split(new RegExp(`[{;]${variable}:`))).toHaveLength(2);
    }
  });

  it("names variables as people read them", () => {
    expect(vars.color.onAccent).toBe("var(--on-accent)");
    expect(vars.shadow.low).toBe("var(--shadow-low)");
    expect(variableName("color", "inkStrong")).toBe("ink-strong");
    expect(vars.space[16]).toBe("1rem");
  });

  it("takes the preset with the brand's own colours over it", () => {
    const operator = themed({ preset: "paper", colors: { accent: "#1D5C86" } });
    expect(themeCss(operator)).toContain("--accent:#1D5C86;");
    expect(themeCss(operator)).toContain("--page:#F6F7F5;");
    expect(themeColor(operator)).toBe("#F6F7F5");
  });

  it("says whether the page is dark", () => {
    expect(isDark(themed({ preset: "midnight" }))).toBe(true);
    expect(themeCss(themed({ preset: "midnight" }))).toContain("color-scheme:dark");
    expect(themeCss(themed({ preset: "lotus" }))).toContain("color-scheme:light");
  });

  it("names the self-hosted fonts only for a brand that asks", () => {
    expect(themeCss(themed({ webFont: true }))).toContain("Noto Sans Thai Variable");
    expect(themeCss(themed({}))).not.toContain("Variable");
  });

  it("holds nothing that HTML or CSS could take for its end", () => {
    expect(themeCss(themed({ webFont: true }))).not.toMatch(/[<>&"'\\@]/);
    const operator = themed({});
    const evil = { ...operator, theme: { ...operator.theme, colors: { page: "red}</style><script>" } } };
    expect(() => themeCss(evil)).toThrow(RangeError);
  });
});

it("refuses a brand whose colours cannot be read", () => {
  const read = readBrand({ id: "moon", name: "Moon", theme: { colors: { accent: "#221100" } } }, "moon.json");
  expect(new Set(read.ok ? [] : read.faults.map(({ path }) => path))).toEqual(
    new Set(["theme.colors.accent"]),
  );
});
