import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const menu = style({ position: "relative" });

export const opener = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minHeight: "2.75rem",
  paddingInline: vars.space[8],
  color: vars.color.inkPlain,
  fontSize: vars.type[14],
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const list = style({
  position: "absolute",
  top: "100%",
  right: 0,
  zIndex: 3,
  display: "grid",
  minWidth: "9rem",
  padding: vars.space[4],
  background: vars.color.overlay,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[14],
  boxShadow: vars.shadow.high,
});

export const choice = style({
  minHeight: "2.75rem",
  padding: `${vars.space[8]} ${vars.space[12]}`,
  background: "transparent",
  color: vars.color.inkPlain,
  border: 0,
  borderRadius: vars.radius[8],
  textAlign: "start",
  selectors: {
    "&[aria-current]": { color: vars.color.accent, fontWeight: vars.weight.strong },
    "&:hover": { background: vars.color.sunken },
  },
});
