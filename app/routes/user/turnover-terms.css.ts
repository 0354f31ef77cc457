import { globalStyle, style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const terms = style({ ...block.column, gap: vars.space[8] });

export const heading = style({ ...block.strong, fontSize: vars.type[16] });

export const list = style({
  ...block.column,
  gap: vars.space[8],
  fontSize: vars.type[15],
  textAlign: "start",
});

globalStyle(`${list} > li`, { position: "relative", paddingInlineStart: vars.space[24] });

globalStyle(`${list} > li::before`, {
  content: "",
  position: "absolute",
  insetInlineStart: 0,
  top: "0.8em",
  width: "0.75rem",
  borderTop: `1px solid ${vars.color.accent}`,
});
