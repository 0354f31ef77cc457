import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const folded = style({ display: "grid" });

export const fields = style({ ...block.column, gap: vars.space[12] });

export const summary = style({
  width: "fit-content",
  minHeight: vars.size.touch,
  paddingBlock: vars.space[12],
  color: vars.color.inkPlain,
  fontSize: vars.type[15],
  fontWeight: vars.weight.strong,
  cursor: "pointer",
});
