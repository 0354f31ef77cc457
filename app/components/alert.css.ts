import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

/** It takes the focus to be read out, not to be acted on: no ring. */
const base = style({
  display: "flex",
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[12]}`,
  background: vars.color.raised,
  border: "1px solid",
  borderRadius: vars.radius[14],
  fontSize: vars.type[16],
  ":focus": { outline: "none" },
});

export const tones = styleVariants({
  negative: [base, { borderColor: vars.color.negative, color: vars.color.negative }],
  warning: [base, { borderColor: vars.color.warning, color: vars.color.warning }],
  positive: [base, { borderColor: vars.color.positive, color: vars.color.positive }],
});
