import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const notice = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[16],
  maxWidth: "28rem",
  marginInline: "auto",
  padding: `${vars.space[32]} ${vars.space[16]}`,
});

export const figure = style({
  color: vars.color.accent,
  fontSize: vars.type[34],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const reference = style({ color: vars.color.inkSoft, fontSize: vars.type[14] });
