import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const card = style({
  position: "relative",
  display: "grid",
  gap: vars.space[4],
  padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[16]}`,
  background: vars.color.raised,
  borderRadius: `${vars.radius[8]} ${vars.radius[8]} ${vars.radius[20]} ${vars.radius[20]}`,
  boxShadow: vars.shadow.low,
  overflow: "hidden",
  alignSelf: "start",
});

export const weave = style({
  position: "absolute",
  insetInline: 0,
  top: 0,
  width: "100%",
  height: "0.875rem",
  fill: "none",
  stroke: vars.color.accent,
  strokeWidth: 1.5,
});

export const caption = style({ color: vars.color.inkSoft, fontSize: vars.type[14] });

export const total = style({ minHeight: "2.75rem" });

export const parts = style({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: vars.space[12] });

export const part = style({
  color: vars.color.inkStrong,
  fontSize: vars.type[16],
  fontWeight: vars.weight.strong,
});

export const update = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
});

export const actions = style({ display: "grid", gap: vars.space[8] });
