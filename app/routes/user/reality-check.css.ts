import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const unscripted = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[8],
  marginBottom: vars.space[8],
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[14],
  fontSize: vars.type[15],
});

/** Side by side while both fit. */
export const measures = style({
  display: "flex",
  flexWrap: "wrap",
  margin: 0,
  borderBlock: `1px solid ${vars.color.line}`,
});

export const measure = style({ flex: "1 1 8rem", paddingBlock: vars.space[8] });

export const caption = style({ color: vars.color.inkSoft, fontSize: vars.type[14] });

export const figure = style({
  margin: 0,
  color: vars.color.inkStrong,
  fontSize: vars.type[22],
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  alignSelf: "start",
  minHeight: "2.75rem",
  color: vars.color.inkStrong,
  fontWeight: vars.weight.strong,
  textUnderlineOffset: "4px",
});

/** Equally wide; below each other with large text. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))",
  gap: vars.space[8],
});
