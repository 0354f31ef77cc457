import { style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { vars } from "themes/vars.css";

/** Groups related content: a frame, a cloth or two lines, depending on the brand. */
export const card = style([
  part("plate"),
  {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    minWidth: 0,
    padding: vars.space[16],
    background: vars.look.cardGround,
    border: `1px solid ${vars.look.cardEdge}`,
    borderRadius: vars.look.radiusCard,
  },
]);
