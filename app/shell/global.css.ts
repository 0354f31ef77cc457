import { globalStyle } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";
import { when } from "themes/when";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", {
  background: vars.color.page,
  color: vars.color.inkPlain,
  fontFamily: vars.font.body,
  fontSize: "100%",
  lineHeight: vars.leading.body,
  // Keeps focused elements clear of the bars.
  scrollPaddingBlock: "4rem 6rem",
  textSizeAdjust: "100%",
});

globalStyle("body", {
  margin: 0,
  minHeight: ["100vh", "100dvh"],
  overflowWrap: "break-word",
  textWrap: "pretty",
});

globalStyle("h1, h2, h3, p, ul, ol, dl, dd, fieldset, legend, figure, table", { margin: 0, padding: 0 });

globalStyle("ul, ol", { listStyle: "none" });

globalStyle("fieldset", { border: 0, minWidth: 0 });

globalStyle("h1, h2, h3, strong", { color: vars.color.inkStrong, fontWeight: vars.look.headingWeight });

globalStyle("strong, b", { fontWeight: vars.weight.strong });

globalStyle("h1", { fontSize: vars.type[22], lineHeight: 1.4 });

globalStyle("h2", { fontSize: vars.look.headingSize, lineHeight: 1.4 });

globalStyle("h3", { fontSize: vars.type[16] });

globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });

globalStyle("button, summary, [role=button]", { cursor: "pointer", WebkitTapHighlightColor: "transparent" });

globalStyle("a", { color: "inherit", WebkitTapHighlightColor: "transparent" });

/** Leaves the text as legible as it is, and is seen on every ground. */
const tapped = { boxShadow: "inset 0 -3px currentColor" };

// Under the finger, and from the tap until the next screen is there (document/tapped-links.ts).
globalStyle("a:active, a[data-tapped]", tapped);

// Without script a tapped link keeps the focus until then.
globalStyle("a[href]:focus:not(:focus-visible)", { "@media": { "(scripting: none)": tapped } });

globalStyle("img, svg, video", { display: "block", maxWidth: "100%" });

globalStyle("[hidden]", { display: "none !important" });

globalStyle(":focus-visible", block.focusRing);

globalStyle("*", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animation: "none !important",
      transition: "none !important",
      scrollBehavior: "auto",
    },
  },
});

/** Frames and ornaments are borders' images, which would hide the borders that forced colours draw. */
const redent = when("shape", "redent");

globalStyle(`${redent} *`, {
  "@media": { "(forced-colors: active)": { borderImage: "none !important" } },
});

/** Black ink only. */
globalStyle(":root", {
  "@media": {
    print: {
      vars: {
        [vars.color.page]: "#fff",
        [vars.color.raised]: "#fff",
        [vars.color.sunken]: "#fff",
        [vars.color.overlay]: "#fff",
        [vars.color.inkStrong]: "#000",
        [vars.color.inkPlain]: "#000",
        [vars.color.inkSoft]: "#333",
        [vars.color.accent]: "#000",
        [vars.color.positive]: "#000",
        [vars.color.negative]: "#000",
        [vars.color.warning]: "#000",
      },
      colorScheme: "light",
    },
  },
});
