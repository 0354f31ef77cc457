import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

const TOP = "3.5rem";
const BOTTOM = "4rem";
/** One column up to 560 px; from 1024 px the content may stand in two (ui.md, Frame). */
const column = {
  width: "100%",
  maxWidth: "37rem",
  marginInline: "auto",
  "@media": { "screen and (min-width: 1024px)": { maxWidth: "70rem" } },
};

export const frame = style({ minHeight: "100dvh", display: "flex", flexDirection: "column" });

export const skip = style({
  position: "absolute",
  left: "-999rem",
  padding: vars.space[12],
  background: vars.color.raised,
  ":focus": { left: vars.space[8], top: vars.space[8], zIndex: 3 },
});

export const top = style({
  position: "sticky",
  top: 0,
  zIndex: 2,
  background: vars.color.page,
});

export const topRow = style({
  ...column,
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minHeight: TOP,
  paddingInline: `${vars.space[16]} ${vars.space[8]}`,
});

export const brand = style({
  minWidth: 0,
  minHeight: "2.75rem",
  marginInlineEnd: "auto",
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  color: vars.color.inkStrong,
  fontSize: vars.type[18],
  fontWeight: vars.weight.strong,
  textDecoration: "none",
});

export const logo = style({ width: "auto", height: "2rem", maxWidth: "10rem", objectFit: "contain" });

export const mark = style({ width: "2rem", height: "2rem", objectFit: "contain" });

/** A long name of an operator takes two lines rather than being cut. */
export const name = style({ minWidth: 0, lineHeight: vars.leading.tight });

export const content = style({
  ...column,
  flex: 1,
  padding: `${vars.space[8]} ${vars.space[16]} calc(${BOTTOM} + env(safe-area-inset-bottom) + ${vars.space[32]})`,
  ":focus": { outline: "none" },
});

export const bottom = style({
  position: "fixed",
  insetInline: 0,
  bottom: 0,
  zIndex: 2,
  display: "flex",
  justifyContent: "center",
  minHeight: BOTTOM,
  paddingInline: vars.space[4],
  paddingBottom: "env(safe-area-inset-bottom)",
  background: vars.color.raised,
  borderTop: `1px solid ${vars.color.line}`,
});

/** As wide as its label needs, so that five of them stand on one line at 320 px. */
export const item = style({
  position: "relative",
  flex: "1 1 auto",
  minWidth: "44px",
  maxWidth: "8rem",
  minHeight: BOTTOM,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  paddingInline: "2px",
  color: vars.color.inkSoft,
  textAlign: "center",
  textDecoration: "none",
  ":focus-visible": { outlineOffset: "-3px" },
  selectors: {
    "&.active": { color: vars.color.inkStrong, fontWeight: vars.weight.strong },
    "&.active::before": {
      content: "",
      position: "absolute",
      top: "-1px",
      width: vars.space[32],
      height: "3px",
      borderRadius: vars.radius.full,
      background: vars.color.accent,
    },
  },
});

export const itemLabel = style({ fontSize: vars.type[14], lineHeight: vars.leading.body });

export const action = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  background: "transparent",
  color: vars.color.inkPlain,
  border: 0,
  borderRadius: vars.radius.full,
});
