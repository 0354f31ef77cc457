import { brotliCompressSync } from "node:zlib";
import { formatFaults } from "schemas/fault";
import { type CharacterKey, characterNames, presetNames } from "schemas/names";
import { type OperatorConfig, readOperator } from "schemas/operator";
import { describe, expect, it } from "vitest";
import { allColors, characterOf, presets } from "./colors";
import { bands } from "./drawings/bands";
import { lotusPoster, riverPoster } from "./drawings/posters";
import { sala } from "./drawings/sala";
import { image } from "./drawings/svg";
import { isDark, rootCss, themeColor, themeCss } from "./index";
import { parts } from "./parts";
import { tokenShape, variableName } from "./tokens";
import { vars } from "./vars.css";

function themed(theme: object): OperatorConfig {
  const read = readOperator({ id: "moon", name: "Moon", theme }, "moon.json");
  if (!read.ok) throw new Error(formatFaults(read.faults));
  return read.operator;
}

describe("the theme's style block", () => {
  it("gives a value to every variable of the contract, once", () => {
    const css = rootCss(themed({}));
    const groups = [vars.color, vars.shadow, vars.font, vars.look];
    const names = groups.flatMap((group) => Object.values<string>(group));
    expect(names).toHaveLength(Object.values(tokenShape).flatMap((group) => Object.keys(group)).length);
    for (const name of names) {
      const variable = name.slice("var(".length, -1);
      expect(variable).toMatch(/^--[a-z]+(-[a-z]+)*$/);
      expect(css.split(new RegExp(`[{;]${variable}:`)), variable).toHaveLength(2);
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
    expect(rootCss(operator)).toContain("--accent:#1D5C86;");
    expect(rootCss(operator)).toContain("--page:#F6F7F5;");
    expect(themeColor(operator)).toBe("#F6F7F5");
  });

  it("says how large a brand's wheel is, where that is not as usual", () => {
    const wheel = { maxPx: 300, maxWidthShare: 0.5 };
    const read = readOperator({ id: "moon", name: "Moon", wheel }, "moon.json");
    if (!read.ok) throw new Error(formatFaults(read.faults));
    expect(rootCss(read.operator)).toContain("--wheel-max:300px;--wheel-share:50vw");
    expect(rootCss(themed({}))).not.toContain("--wheel");
  });

  it("says whether the page is dark", () => {
    expect(isDark(themed({ preset: "midnight" }))).toBe(true);
    expect(rootCss(themed({ preset: "midnight" }))).toContain("color-scheme:dark");
    expect(rootCss(themed({ preset: "lotus" }))).toContain("color-scheme:light");
  });

  it("names only fonts that phones and computers have: none is sent", () => {
    expect(rootCss(themed({}))).toMatch(/--font-body:system-ui,[\w ,-]+, sans-serif[;}]/);
  });

  it("holds nothing that HTML or CSS could take for its end", () => {
    expect(rootCss(themed({ preset: "lotus" }))).not.toMatch(/[<>&"'\\@]/);
    const operator = themed({});
    const evil = { ...operator, theme: { ...operator.theme, colors: { page: "red}</style><script>" } } };
    expect(() => rootCss(evil)).toThrow(RangeError);
  });
});

describe("a brand's character", () => {
  const keys = Object.keys(characterNames) as CharacterKey[];

  it("is the preset's, each trait of it the brand's own where it says so", () => {
    for (const preset of presetNames)
      expect(characterOf(themed({ preset }))).toEqual(presets[preset].character);
    const own = themed({ preset: "paper", character: { shape: "redent", tabs: "arch" } });
    expect(characterOf(own)).toEqual({ ...presets.paper.character, shape: "redent", tabs: "arch" });
  });

  it("may be put together of any values: every variable has one value, and every drawing but the icons together keeps to its size", () => {
    for (const preset of presetNames) {
      for (const key of keys) {
        for (const value of characterNames[key]) {
          const operator = themed({ preset, character: { [key]: value } });
          const root = rootCss(operator);
          expect(root, `${preset} with ${key} ${value}`).not.toMatch(/undefined|:;|:\}/);
          const css = themeCss(operator);
          expect(css).not.toMatch(/undefined|NaN|<\/style|\n/);
          for (const [, svg = ""] of css.matchAll(/(?<!mask-image:)url\("data:image\/svg\+xml,([^"]*)"\)/g)) {
            expect(svg.length, svg.slice(0, 90)).toBeLessThan(2_600);
          }
        }
      }
    }
  });

  it("sends no rules of values that the brand does not have", () => {
    expect(themeCss(themed({ preset: "paper" }))).not.toContain("fill/9px");
    expect(themeCss(themed({ preset: "midnight" }))).toContain("fill/9px");
    expect(themeCss(themed({ preset: "midnight", character: { shape: "arc" } }))).not.toContain(
      ".input{--field-ground",
    );
  });

  it("keeps the total under the roof's middle where the browser knows no `:has()`", () => {
    const [, fallback = ""] =
      /@supports not selector\(:has\(\*\)\)\{(.*?\})\}/.exec(themeCss(themed({ preset: "midnight" }))) ?? [];
    expect(fallback).toMatch(/^\.sum-label button\{margin-inline-end:-/);
  });

  it("has patterns of at most 1 kB, and posters of at most 2 kB packed", () => {
    const colors = allColors(themed({}));
    for (const band of Object.values(bands)) {
      expect(image(band, band.repeat(colors)).length).toBeLessThan(1_024);
    }
    for (const draw of [sala, lotusPoster, riverPoster]) {
      expect(brotliCompressSync(draw(colors)).length).toBeLessThan(2_048);
    }
  });

  it("speaks of parts that components have, and of each of them", () => {
    const texts = presetNames.map((preset) => themeCss(themed({ preset }))).join("");
    const bare = texts.replace(/url\("[^"]*"\)/g, "");
    const spoken = new Set([...bare.matchAll(/\.([a-z][a-z-]*)(?=[\s,.:{>+~[)])/g)].map(([, name]) => name));
    expect([...spoken].filter((name) => !(parts as readonly unknown[]).includes(name))).toEqual([]);
  });
});
