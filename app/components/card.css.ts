import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** Groups related content: a frame, a cloth or two lines, depending on the brand. */
export const card = style([
  part("plate"),
  {
    position: "relative",
    ...block.column,
    alignContent: "start",
    minWidth: 0,
    padding: vars.space[16],
    ...block.plate,
  },
]);
