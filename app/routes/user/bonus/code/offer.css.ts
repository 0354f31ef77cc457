import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const words = style({ ...block.column, gap: vars.space[8] });

export const heading = style({ ...block.strong, fontSize: vars.type[16] });

export const line = style({
  ...block.apart,
  alignItems: "center",
  gap: `0 ${vars.space[12]}`,
  minHeight: vars.size.touch,
  borderTop: `1px solid ${vars.color.line}`,
});

export const term = style({ color: vars.color.inkSoft, fontSize: vars.type[15] });

export const value = style({ marginInlineStart: "auto", color: vars.color.inkStrong });
