import { brotliCompressSync } from "node:zlib";
import { type Brand, readBrand } from "schemas/brand";
import { formatFaults } from "schemas/fault";
import { characterNames, presetNames } from "schemas/names";
import { describe, expect, it } from "vitest";
import { characterOf, presets } from "./colors";
import { contentOf, withDrawings } from "./draw";
import { drawing, drawingsOf, roofSize } from "./drawing";
import { stepped } from "./frames";
import { isDark, siteStyles, themeColor } from "./index";
import { rootCss } from "./theme";
import { tokenShape, variableName } from "./tokens";
import { characterKeys } from "./variants";
import { vars } from "./vars.css";
import { when } from "./when";

function themed(theme: object): Brand {
  const read = readBrand({ id: "moon", name: "Moon", theme }, "moon.json");
  if (!read.ok) throw new Error(formatFaults(read.faults));
  return read.brand;
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
    const brand = themed({ preset: "paper", colors: { accent: "#1D5C86" } });
    expect(rootCss(brand)).toContain("--accent:#1D5C86;");
    expect(rootCss(brand)).toContain("--page:#F6F7F5;");
    expect(themeColor(brand)).toBe("#F6F7F5");
  });

  it("says how large a brand's wheel is, where that is not as usual", () => {
    const wheel = { maxPx: 300, maxWidthShare: 0.5 };
    const read = readBrand({ id: "moon", name: "Moon", wheel }, "moon.json");
    if (!read.ok) throw new Error(formatFaults(read.faults));
    expect(rootCss(read.brand)).toContain("--wheel-max:300px;--wheel-share:50vw");
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
    const brand = themed({});
    const evil = { ...brand, theme: { ...brand.theme, colors: { page: "red}</style><script>" } } };
    expect(() => rootCss(evil)).toThrow(RangeError);
  });
});

const everyChoice = presetNames.flatMap((preset) =>
  characterKeys.flatMap((key) =>
    characterNames[key].map((value) => ({
      preset,
      key,
      value,
      brand: themed({ preset, character: { [key]: value } }),
    })),
  ),
);

describe("a brand's character", () => {
  it("is the preset's, each choice of it the brand's own where it says so", () => {
    for (const preset of presetNames)
      expect(characterOf(themed({ preset }))).toEqual(presets[preset].character);
    const own = themed({ preset: "paper", character: { shape: "redent", tabs: "arch" } });
    expect(characterOf(own)).toEqual({ ...presets.paper.character, shape: "redent", tabs: "arch" });
  });

  it("may be put together of any values: every variable has one value, and every drawing but the icons together keeps to its size", () => {
    for (const { preset, key, value, brand } of everyChoice) {
      expect(rootCss(brand), `${preset} with ${key} ${value}`).not.toMatch(/undefined|:;|:\}/);
      const names = [...drawingsOf(characterOf(brand)).keys()].filter((name) => name !== "icons");
      const css = siteStyles(names.map((name) => `a{b:var(--drawing-${name})}`).join(""), brand);
      expect(css).not.toMatch(/undefined|NaN|<\/style|\n/);
      for (const [, svg = ""] of css.matchAll(/url\("data:image\/svg\+xml,([^"]*)"\)/g)) {
        expect(svg.length, svg.slice(0, 90)).toBeLessThan(2_600);
      }
    }
  });

  it("sends no rules of values that the brand does not have", () => {
    const css = `${when("shape", "redent")} a{border-image:${stepped("accent", "none")}}`;
    expect(siteStyles(css, themed({ preset: "paper" }))).not.toContain("fill/9px");
    expect(siteStyles(css, themed({ preset: "midnight" }))).toContain("fill/9px");
    expect(siteStyles(css, themed({ preset: "midnight", character: { shape: "arc" } }))).not.toContain(
      "fill/9px",
    );
  });
});

describe("the drawings", () => {
  const files = import.meta.glob("./drawings/*.svg", { query: "?raw", import: "default", eager: true });

  it("are each a file that some brand shows, and nothing stands in them that a style element could take for its end", () => {
    const shown = new Set<string>();
    for (const { brand } of everyChoice) {
      for (const [name, { file }] of drawingsOf(characterOf(brand))) {
        shown.add(`./drawings/${file}.svg`);
        const css = withDrawings(`a{background:var(--drawing-${name})}`, brand);
        expect(css, name).toMatch(
          /^a\{background:url\("data:image\/svg\+xml,<svg xmlns='[^"\n#]*<\/svg>"\)\}$/,
        );
        expect(css, name).not.toMatch(/var\(|<title|<style|<!--|<script/);
      }
    }
    expect([...shown].sort()).toEqual(Object.keys(files).sort());
  });

  it("are in the brand's colours, a frame in those that its place asks for", () => {
    const brand = themed({ preset: "midnight", colors: { accent: "#54C58F" } });
    const css = withDrawings(`a{b:${drawing("card-roof")};c:var(--drawing-frame-accent-none)}`, brand);
    expect(css).toMatch(/b:url\("[^"]*fill='%23141D30'[^"]*fill='%2354C58F'/);
    expect(css).toMatch(/c:url\("[^"]*<path fill='none' stroke='%2354C58F' d='/);
  });

  it("are named by styles as they are", () => {
    expect(() => withDrawings("a{b:var(--drawing-castle)}", themed({}))).toThrow(
      "castle, which is no drawing",
    );
  });

  it("have the sizes that styles count with", () => {
    const { width, height } = contentOf("card-roof", themed({}));
    expect({ ...roofSize, width, height }).toEqual(roofSize);
    for (const preset of presetNames) {
      const band = contentOf("band", themed({ preset }));
      expect(rootCss(themed({ preset }))).toContain(`--band-height:${band.height}px;`);
    }
  });

  it("has patterns of at most 1 kB, and posters of at most 2 kB packed", () => {
    for (const preset of presetNames) {
      const [band = "", poster = ""] = (["band", "poster"] as const).map((name) =>
        withDrawings(drawing(name), themed({ preset })),
      );
      expect(band.length).toBeLessThan(1_024);
      expect(brotliCompressSync(poster).length).toBeLessThan(2_048);
    }
  });
});
