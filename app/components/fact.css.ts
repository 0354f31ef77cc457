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

export const value = style({
  marginInlineStart: "auto",
  color: vars.color.inkStrong,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textAlign: "end",
  // Words break beside their term; what is to be copied goes below it first.
  selectors: { "&:not(:has(button))": { flex: "1 1 10rem" } },
});
