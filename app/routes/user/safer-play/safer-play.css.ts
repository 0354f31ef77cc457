import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const saferPlay = style({
  ...block.wrap,
  alignItems: "center",
  gap: `0 ${vars.space[16]}`,
  ...block.caption,
});

export const link = style(block.textLink);
