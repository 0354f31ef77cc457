import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

const TOP = "3.5rem";
const BOTTOM = "4rem";
const column = { width: "100%", maxWidth: "70rem", marginInline: "auto" };

export const frame = style({ minHeight: "100dvh", display: "flex", flexDirection: "column" });

export const skip = style({
  position: "absolute",
  left: "-999rem",
  padding: vars.space[12],
  background: vars.color.raised,
  ":focus": { left: vars.space[8], top: vars.space[8], zIndex: 3 },
});

export const top = style({
  ...column,
  position: "sticky",
  top: 0,
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minHeight: TOP,
  paddingInline: vars.space[16],
  background: vars.color.page,
});

export const brand = style({
  flex: 1,
  minWidth: 0,
  minHeight: "2.75rem",
  display: "flex",
  alignItems: "center",
  color: vars.color.inkStrong,
  fontSize: vars.type[18],
  fontWeight: vars.weight.strong,
  textDecoration: "none",
});

export const content = style({
  ...column,
  flex: 1,
  padding: `${vars.space[8]} ${vars.space[16]} calc(${BOTTOM} + env(safe-area-inset-bottom) + ${vars.space[24]})`,
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
  paddingBottom: "env(safe-area-inset-bottom)",
  background: vars.color.raised,
  borderTop: `1px solid ${vars.color.line}`,
});

export const item = style({
  flex: "1 1 0",
  minWidth: 0,
  maxWidth: "8rem",
  minHeight: BOTTOM,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  paddingBlock: vars.space[4],
  color: vars.color.inkSoft,
  textAlign: "center",
  textDecoration: "none",
  selectors: { "&.active": { color: vars.color.accent } },
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
