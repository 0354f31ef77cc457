import { globalStyle, style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

/** The others take a line of their own where they have no room beside the way back. */
export const row = style({
  ...block.row,
  flexWrap: "wrap",
  justifyContent: "space-between",
  "@media": { print: { display: "none" } },
});

export const others = style({ ...block.row, gap: vars.space[8], marginInlineStart: "auto" });

export const step = style({
  ...block.row,
  gap: vars.space[4],
  minHeight: vars.size.touch,
  paddingInline: vars.space[4],
  ...block.strong,
  fontSize: vars.type[15],
  textDecoration: "none",
});

globalStyle(`${step} > [data-icon]`, { width: "20px", height: "20px" });
