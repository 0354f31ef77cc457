import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const unscripted = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space[8],
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[14],
  fontSize: vars.type[15],
});

export const link = style({ display: "flex", alignItems: "center", minHeight: vars.size.touch });
