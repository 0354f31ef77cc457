import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

/** In px, because very large text needs the room. */
export const icon = style({
  width: "24px",
  height: "24px",
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: vars.look.iconWeight,
  strokeLinecap: vars.look.iconCap as "round",
  strokeLinejoin: vars.look.iconJoin as "round",
});

export const small = style([icon, { width: "18px", height: "18px" }]);
