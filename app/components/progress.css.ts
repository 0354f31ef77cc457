import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

export const progress = style({
  ...block.apart,
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
});

export const words = style(block.caption);

export const steps = style([part("steps"), { ...block.row, gap: "6px", minHeight: "16px" }]);

/** As the brand draws a step: a diamond, a petal, a wave. */
export const step = style([part("step"), { flex: "none" }]);
