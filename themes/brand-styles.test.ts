import { characterNames, presetNames } from "schemas/names";
import { expect, it } from "vitest";
import { brandWith } from "../tests/support/brand-with";
import { firstPaint, firstPaintRules, pageStyles, siteStyles } from "./brand-styles";
import { drawing, ornament } from "./drawing";
import { stepped } from "./frames";
import { characterKeys } from "./variants";
import { when } from "./when";

const lotus = brandWith({ theme: { preset: "lotus" } });

/** A page's styles behind what each begins with. */
function ownStyles(css: string, brand = lotus): string {
  return pageStyles(css, brand).replace(/^:root\{color-scheme:\w+\}/, "");
}

it("a brand has its own variants, without their condition and after all that they override", () => {
  const css = `${when("tabs", "arch")} .t{top:1px}${when("tabs", "line")} .t{top:2px}${when("shape", "arc")} .t>a,.b{top:3px}.t{top:0}`;
  expect(ownStyles(css)).toBe(".b{top:3px}.t{top:0}.t>a{top:3px}.t{top:1px}");
  const other = brandWith({ theme: { preset: "lotus", character: { tabs: "line" } } });
  expect(ownStyles(css, other)).toBe(".b{top:3px}.t{top:0}.t>a{top:3px}.t{top:2px}");
});

it("variants keep the groups in which they stand, and groups with nothing but others go", () => {
  const css = `@media (min-width:9px){@supports (a:b){${when("card", "silk")} .c{top:0}}.d{top:0}}@media print{${when("card", "roof")} .c{top:0}}@keyframes k{to{top:0}}`;
  expect(ownStyles(css)).toBe(
    "@media (min-width:9px){.d{top:0}}@keyframes k{to{top:0}}@media (min-width:9px){@supports (a:b){.c{top:0}}}",
  );
});

it("a variant may be the root's own", () => {
  const css = `${when("heading", "large")}{--gap:1px}.a{top:var(--gap)}`;
  expect(ownStyles(css)).toBe(".a{top:var(--gap)}:root{--gap:1px}");
});

it("every value of every list has rules of its own with every preset", () => {
  for (const preset of presetNames)
    for (const key of characterKeys)
      for (const value of characterNames[key]) {
        const css = characterNames[key].map((one) => `${when(key, one)} .${one}{top:0}`).join("");
        expect(ownStyles(css, brandWith({ theme: { preset, character: { [key]: value } } }))).toBe(
          `.${value}{top:0}`,
        );
      }
});

it("a page has the variables of which it makes use, before its rules; the site has all", () => {
  const css = ".a{color:var(--accent)}";
  expect(pageStyles(css, lotus)).toBe(":root{color-scheme:light;--accent:#7A1F5C}.a{color:var(--accent)}");
  expect(siteStyles(css, lotus)).toContain("--on-accent:#FFF6EC;");
});

it("a first paint has variants as well, but neither drawings nor frames nor what answers a hand", () => {
  const arc = when("shape", "arc");
  const css = `${arc} .a{top:0;background:${drawing("band")}}${arc} .a:hover{top:1px}${arc} .o{border-image:${ornament("card-roof")}}${arc} .f{border:0;border-image:${stepped("accent", "none")}}`;
  expect(firstPaint([firstPaintRules(css, lotus)], lotus)).toBe(":root{color-scheme:light}.a{top:0}");
});
