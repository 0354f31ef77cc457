import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const notice = style({
  display: "grid",
  justifyItems: "start",
  alignContent: "center",
  gap: vars.space[16],
  maxWidth: "28rem",
  minHeight: "70dvh",
  marginInline: "auto",
  padding: vars.space[16],
  // In a frame the gutter is the frame's.
  selectors: { "[id] > &": { paddingInline: 0 } },
});

export const figure = style({
  color: vars.color.inkStrong,
  fontSize: vars.type[34],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: "tabular-nums",
});

export const reference = style({ color: vars.color.inkSoft, fontSize: vars.type[14] });
