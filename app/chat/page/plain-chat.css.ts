import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  width: "100%",
  maxWidth: "35rem",
  marginInline: "auto",
});

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[8] });

export const label = style({ color: vars.color.inkStrong, fontWeight: vars.weight.strong });

export const text = style({
  width: "100%",
  padding: vars.space[12],
  background: vars.color.sunken,
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.inputLine}`,
  borderRadius: vars.radius[14],
  lineHeight: vars.leading.body,
  resize: "vertical",
});
