import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const profile = style({
  display: "grid",
  gap: vars.space[16],
  width: "100%",
  maxWidth: "35rem",
  marginInline: "auto",
});

export const card = style({
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[20],
});

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  minHeight: "2.75rem",
});

export const headLink = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  minHeight: "2.75rem",
  color: vars.color.accent,
  fontSize: vars.type[15],
  fontWeight: vars.weight.strong,
});

export const fact = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[16],
  minHeight: "2.75rem",
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
});

export const term = style({ color: vars.color.inkSoft, fontSize: vars.type[15] });

export const value = style({
  display: "flex",
  alignItems: "center",
  marginInlineStart: "auto",
  color: vars.color.inkStrong,
  fontVariantNumeric: "tabular-nums",
  textAlign: "end",
});

export const empty = style({ paddingBlock: vars.space[8], color: vars.color.inkSoft });

export const iconLink = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
  color: vars.color.accent,
  borderRadius: vars.radius.full,
});
