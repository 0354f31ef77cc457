import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

/** A line of a list of facts: its term at the start, its value at the end. */
const fact = style({
  ...block.apart,
  alignItems: "baseline",
  gap: `0 ${vars.space[12]}`,
  paddingBlock: "7px",
  fontSize: vars.type[15],
  selectors: { "* + &": { borderTop: `1px solid ${vars.color.line}` } },
});

const term = style({ color: vars.color.inkSoft });

const value = style({
  marginInlineStart: "auto",
  color: vars.color.inkStrong,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  textAlign: "end",
  // Words break beside their term; what is to be copied goes below it first.
  selectors: { "&:not(:has(button))": { flex: "1 1 10rem" } },
});

const tallFact = style({
  ...block.apart,
  alignItems: "center",
  gap: `0 ${vars.space[12]}`,
  minHeight: vars.size.touch,
  borderBottom: `1px solid ${vars.color.line}`,
});

const tallTerm = style({ color: vars.color.inkSoft, fontSize: vars.type[15] });

const tallValue = style({
  minWidth: 0,
  marginInlineStart: "auto",
  color: vars.color.inkStrong,
  overflowWrap: "anywhere",
  textAlign: "end",
});

export const looks = {
  plain: { fact, term, value },
  tall: { fact: tallFact, term: tallTerm, value: tallValue },
};

export const note = style({ display: "block", ...block.caption });

export const total = style({ borderBottom: 0 });

export const sum = style({ fontWeight: vars.weight.strong });
