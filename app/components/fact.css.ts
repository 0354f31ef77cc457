import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

/** A line of a list of facts: its term at the start, its value at the end. */
export const fact = style({
  ...block.apart,
  alignItems: "baseline",
  gap: `0 ${vars.space[12]}`,
  paddingBlock: "7px",
  fontSize: vars.type[15],
  selectors: { "* + &": { borderTop: `1px solid ${vars.color.line}` } },
});

export const term = style({ color: vars.color.inkSoft });

/** A long one breaks beside its term rather than below it. */
export const value = style({
  flex: "1 1 10rem",
  color: vars.color.inkStrong,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textAlign: "end",
});
