import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const saferPlay = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `0 ${vars.space[16]}`,
  color: vars.color.inkSoft,
  fontSize: vars.type[14],
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  color: vars.color.inkStrong,
  textUnderlineOffset: "4px",
});
