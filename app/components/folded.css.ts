import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const folded = style({ display: "grid" });

export const summary = style({
  width: "fit-content",
  minHeight: vars.size.touch,
  paddingBlock: vars.space[12],
  color: vars.color.inkPlain,
  fontSize: vars.type[15],
  fontWeight: vars.weight.strong,
  cursor: "pointer",
});
