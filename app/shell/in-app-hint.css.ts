import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const hint = style({
  ...block.row,
  gap: vars.space[8],
  marginBottom: vars.space[8],
  padding: `${vars.space[4]} 0 ${vars.space[4]} ${vars.space[12]}`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.line}`,
  borderRadius: `min(${vars.look.radiusField}, 14px)`,
  fontSize: vars.type[14],
});

export const text = style({ flex: 1, minWidth: 0 });

export const open = style({
  ...block.row,
  minHeight: vars.size.touch,
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
});

export const close = style({ ...block.iconTool, color: vars.color.inkPlain });
