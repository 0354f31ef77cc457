import { describe, expect, it } from "vitest";
import { cssRules } from "./css-rules";
import { withUsedCss } from "./used-css.server";

const page = (body: string) => `<head><style id="styles" nonce="n"></style></head><body>${body}</body>`;
const kept = (components: string, body: string, theme = "") =>
  /<style id="styles"[^>]*>(.*?)<\/style>/.exec(withUsedCss(page(body), { components, theme }))?.[1];
const themed = (components: string, body: string, theme: string) =>
  kept(components, body, theme)?.slice(kept(components, body)?.length);

describe("a page's own styles", () => {
  it("are the rules whose classes it has, in their order, and all that need none", () => {
    const css = "*{margin:0}.a{color:red}.b{color:blue}.a .c,.a>.b{top:0}.a:not(.c){left:0}a:hover{top:1px}";
    expect(kept(css, '<a class="a x"></a>')).toBe(
      "*{margin:0}.a{color:red}.a:not(.c){left:0}a:hover{top:1px}",
    );
    expect(kept(css, '<a class="b a"></a>')).toBe(
      "*{margin:0}.a{color:red}.b{color:blue}.a>.b{top:0}.a:not(.c){left:0}a:hover{top:1px}",
    );
  });

  it("keep what may come to apply without any script", () => {
    const css = ".a:is(.b,[open]){top:0}.a:has(.c:checked){top:0}.a:has(.d,.e){top:0}.a:hover{top:0}";
    expect(kept(css, '<p class="a"><i class="c"></i></p>')).toBe(css);
    expect(kept(".a[open]{top:0}", '<p class="a"></p>')).toBe(".a[open]{top:0}");
  });

  it("are parted at no comma between brackets", () => {
    const css = ".a:is([b],:has(:checked)),p:not(.c,:has(.d)){top:0}";
    expect(kept(css, '<p class="x"></p>')).toBe("p:not(.c,:has(.d)){top:0}");
    expect(kept(css, '<p class="a"></p>')).toBe(css);
  });

  it("are not those of elements and attributes that it has not", () => {
    const css = "*{margin:0}h1,h2{top:0}ul>.a{top:0}.a[readonly]{top:0}[data-b=c] a{top:0}p::before{top:0}";
    expect(kept(css, '<h1>t</h1><p class="a">t</p>')).toBe("*{margin:0}h1{top:0}p::before{top:0}");
    expect(kept(".a:has(.b) p{top:0}.a:disabled{top:0}.a::placeholder{top:0}", '<p class="a"></p>')).toBe("");
    expect(kept(css, '<ul data-b="c"><a class="a" readOnly="">t</a></ul>')).toBe(
      "*{margin:0}ul>.a{top:0}.a[readonly]{top:0}[data-b=c] a{top:0}",
    );
  });

  it("keep a group for what is left in it", () => {
    const css =
      "@media (min-width:1px){.a{top:0}@media (hover:hover){.b{top:0}}}@media (hover:hover){.b{top:0}}";
    expect(kept(css, '<p class="a"></p>')).toBe("@media (min-width:1px){.a{top:0}}");
  });

  it("have the animations that they speak of, and nothing of print", () => {
    const frames = "@keyframes k{0%{top:0}to{top:1px}}@keyframes l{to{top:0}}";
    expect(kept(`${frames}.a{animation:1s k}.b{animation:1s l}`, '<p class="a"></p>')).toBe(
      "@keyframes k{0%{top:0}to{top:1px}}.a{animation:1s k}",
    );
    expect(kept(".a{top:0}@media print{.a{top:1px}}", '<p class="a"></p>')).toBe(".a{top:0}");
  });

  it("have the variables that they speak of, and those that these speak of", () => {
    const theme =
      ":root{color-scheme:dark;--a:var(--b);--b:#fff;--c:red;--d:url(\"data:image/svg+xml,<svg a='1;2'/>\")}.x{top:var(--c)}:root{--e:0}";
    expect(themed(".a{color:var(--a)}", '<p class="a"></p>', theme)).toBe(
      ":root{color-scheme:dark;--a:var(--b);--b:#fff}",
    );
    expect(themed(".a{background:var(--d) center}", '<p class="a x"></p>', theme)).toBe(
      ":root{color-scheme:dark;--c:red;--d:url(\"data:image/svg+xml,<svg a='1;2'/>\")}.x{top:var(--c)}",
    );
  });

  it("are those of what stands above the sheet's link, if the page has one", () => {
    const css = ".a{top:0}.b{top:1px}";
    expect(kept(css, '<p class="a"></p><link id="sheet" rel="stylesheet" href="/s"/><p class="b"></p>')).toBe(
      ".a{top:0}",
    );
    expect(kept(css, '<p class="a"></p><p class="b"></p>')).toBe(css);
  });

  it("of such a page are those of its first paint: no answer to a hand, no motion, no drawing", () => {
    const early = (css: string, html = '<a class="a">') =>
      kept(css, `${html}<link id="sheet" rel="stylesheet" href="/s"/>`);
    expect(early(".a,.a:hover{top:0}.a:focus-visible{top:1px}.a{cursor:pointer}")).toBe(".a{top:0}");
    expect(early("@media(forced-colors:active){.a{color:Canvas}}.a{top:0}")).toBe(".a{top:0}");
    expect(early("@media(hover:hover){.a{top:0}}@media(min-width:1px){.a{top:0;transition:top 1s}}")).toBe(
      "@media(min-width:1px){.a{top:0}}",
    );
    expect(early(".a{animation:1s k;top:0}@keyframes k{to{top:1px}}")).toBe(".a{top:0}");
    const drawing = "url(\"data:image/svg+xml,<svg a='1;2'/>\")";
    expect(early(`.a{background:${drawing} center;height:1px;border-image:${drawing} 0 fill/0}`)).toBe(
      ".a{height:1px}",
    );
    expect(early(`.a{background:red}.a{background:none;border-image:${drawing} 9 fill/9px}`)).toBe(
      ".a{background:red}",
    );
  });

  it("of such a page leave out what its closed menus hold", () => {
    const menu = (open: string) =>
      `<details${open}><summary class="a"></summary><p class="b"></p></details><link id="sheet"/>`;
    expect(kept(".a{top:0}.b{top:1px}", menu(""))).toBe(".a{top:0}");
    expect(kept(".a{top:0}.b{top:1px}", menu(' class="c" open=""'))).toBe(".a{top:0}.b{top:1px}");
  });

  it("are found in a moment, however long a word is that a visitor or the operator writes into the page", () => {
    const startedAt = performance.now();
    const word = "a-b".repeat(20_000);
    expect(kept(".a{top:0}.b{top:1px}", `<p class="a" title="${word}">${word}</p>`)).toBe(".a{top:0}");
    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });

  it("are all there is to a page without them", () => {
    const html = "<head><style>.a{}</style></head><p class='b'>";
    expect(withUsedCss(html, { components: ".b{top:0}", theme: "" })).toBe(html);
    expect(cssRules("")).toEqual([]);
  });
});
