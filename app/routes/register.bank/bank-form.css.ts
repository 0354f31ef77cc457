import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const names = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: vars.space[12],
});
