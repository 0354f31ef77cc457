import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const pages = style({
  ...block.row,
  justifyContent: "space-between",
  gap: vars.space[8],
  color: vars.color.inkPlain,
  fontSize: vars.type[15],
  fontVariantNumeric: "tabular-nums",
});

/** Takes the place of an arrow that is not shown. */
export const gap = style({ width: vars.size.touch });
