import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

/** The help links and the minimum age. */
export const help = style({
  ...block.wrap,
  alignItems: "center",
  gap: `0 ${vars.space[16]}`,
  ...block.caption,
});

export const helpLink = style(block.textLink);

/** The reality check's figures: side by side while they fit. */
export const measures = style({ ...block.wrap, borderBlock: `1px solid ${vars.color.line}` });

export const measure = style({ flex: "1 1 8rem", paddingBlock: vars.space[8] });

export const caption = style(block.caption);

export const figure = style({
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
