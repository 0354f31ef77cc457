import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const player = style({ padding: vars.space[16] });

export const video = style({
  width: "100%",
  aspectRatio: "16 / 9",
  background: vars.color.sunken,
  borderRadius: vars.radius[14],
});
