import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const conditions = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[16],
  minHeight: "16rem",
  padding: vars.space[16],
});

export const list = style({ display: "grid", gap: vars.space[16] });

export const item = style({
  selectors: { "& + &": { paddingTop: vars.space[16], borderTop: `1px solid ${vars.color.line}` } },
});

export const skeleton = style({ display: "grid", gap: vars.space[16] });

export const bone = style({ height: "3rem", background: vars.color.sunken, borderRadius: vars.radius[14] });
