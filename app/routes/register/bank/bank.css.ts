import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const names = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  alignItems: "start",
  gap: vars.space[12],
});
