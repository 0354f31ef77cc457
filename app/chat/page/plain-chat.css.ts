import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";
import { input } from "~/components/field.css";

export const page = style({
  ...block.column,
  gap: vars.space[16],
  width: "100%",
  maxWidth: "35rem",
  marginInline: "auto",
});

export const form = style({ ...block.column, gap: vars.space[8] });

export const label = style(block.strong);

export const text = style([input, { lineHeight: vars.leading.body, resize: "vertical" }]);
