import { globalStyle } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });

globalStyle("html", {
  background: vars.color.page,
  color: vars.color.inkPlain,
  fontFamily: vars.font.body,
  fontSize: "100%",
  lineHeight: vars.leading.body,
  // What gets the focus is not hidden behind the bars.
  scrollPaddingBlock: "4rem 5rem",
  textSizeAdjust: "100%",
});

globalStyle("body", { margin: 0, minHeight: "100dvh", overflowWrap: "anywhere", textWrap: "pretty" });

globalStyle("h1, h2, h3, p, ul, ol, dl, dd, fieldset, legend, figure", { margin: 0, padding: 0 });

globalStyle("ul, ol", { listStyle: "none" });

globalStyle("fieldset", { border: 0, minWidth: 0 });

globalStyle("h1, h2, h3, strong", { color: vars.color.inkStrong, fontWeight: vars.weight.strong });

globalStyle("h1", { fontSize: vars.type[22] });

globalStyle("h2", { fontSize: vars.type[18] });

globalStyle("h3", { fontSize: vars.type[16] });

globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });

globalStyle("button", { cursor: "pointer" });

globalStyle("a", { color: "inherit" });

globalStyle("img, svg, video", { display: "block", maxWidth: "100%" });

globalStyle("[hidden]", { display: "none !important" });

globalStyle(":focus-visible", {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  // Of what has no shape of its own.
  borderRadius: vars.radius[8],
});

globalStyle("*", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animation: "none !important",
      transition: "none !important",
      scrollBehavior: "auto",
    },
  },
});
