import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const menu = style({ position: "relative" });

export const opener = style({
  ...block.row,
  gap: vars.space[4],
  minHeight: vars.size.touch,
  paddingInline: vars.space[8],
  color: "inherit",
  fontSize: `min(${vars.type[15]}, 18px)`,
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
  borderRadius: `min(${vars.look.radiusField}, 14px)`,
  boxShadow: vars.shadow.high,
});

export const choice = style({
  minHeight: vars.size.touch,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  background: "transparent",
  color: vars.color.inkPlain,
  border: 0,
  borderRadius: `min(${vars.look.radiusControl}, 8px)`,
  textAlign: "start",
  selectors: {
    "&[aria-current]": { color: vars.color.accent, fontWeight: vars.weight.strong },
    "&:hover": { background: vars.color.sunken },
  },
});
