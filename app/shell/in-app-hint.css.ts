import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const hint = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  marginBottom: vars.space[8],
  padding: `${vars.space[4]} 0 ${vars.space[4]} ${vars.space[12]}`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: `min(${vars.look.radiusField}, 14px)`,
  fontSize: vars.type[14],
});

export const text = style({ flex: 1, minWidth: 0 });

export const open = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
});

export const close = style({
  display: "grid",
  placeItems: "center",
  width: vars.size.touch,
  height: vars.size.touch,
  background: "transparent",
  color: vars.color.inkPlain,
  border: 0,
});
