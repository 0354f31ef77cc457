import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { block, vars } from "themes/vars.css";
import { chip as choice } from "./choice.css";

export const chips = style({
  display: "none",
  gap: vars.space[8],
  "@media": { [desktop]: { display: "flex", flexWrap: "wrap", marginInlineStart: vars.space[24] } },
});

export const chip = style([choice]);

export const open = style({
  ...block.row,
  gap: vars.space[8],
  minHeight: vars.size.touch,
  paddingInline: vars.space[8],
  ...block.strong,
  fontSize: vars.type[15],
  textDecoration: "none",
});

globalStyle(`${open} > [data-icon]`, { width: "20px", height: "20px", color: vars.color.accent });

/** Something is chosen: an accent line beneath, so that it is not told by colour alone. */
globalStyle(`${open}[data-chosen]`, { textDecoration: "underline", textUnderlineOffset: "6px" });
