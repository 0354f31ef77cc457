import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] });

export const heading = style({
  color: vars.color.inkStrong,
  fontSize: vars.type[16],
  fontWeight: vars.weight.strong,
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `0 ${vars.space[12]}`,
  minHeight: vars.size.touch,
  borderTop: `1px solid ${vars.color.line}`,
});

export const term = style({ color: vars.color.inkSoft, fontSize: vars.type[15] });

export const value = style({ marginInlineStart: "auto", color: vars.color.inkStrong });
