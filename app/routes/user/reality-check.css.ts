import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const unscripted = style({
  ...block.apart,
  alignItems: "center",
  columnGap: vars.space[8],
  marginBottom: vars.space[8],
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[14],
  fontSize: vars.type[15],
});

/** Side by side while both fit. */
export const measures = style({ ...block.wrap, margin: 0, borderBlock: `1px solid ${vars.color.line}` });

export const measure = style({ flex: "1 1 8rem", paddingBlock: vars.space[8] });

export const caption = style(block.caption);

export const figure = style({
  margin: 0,
  ...block.strong,
  fontSize: vars.type[22],
  fontVariantNumeric: "tabular-nums",
});

export const link = style({ ...block.textLink, alignSelf: "start", fontWeight: vars.weight.strong });

/** Equally wide; below each other with large text. */
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(8rem, 100%), 1fr))",
  gap: vars.space[8],
});
