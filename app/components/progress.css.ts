import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const progress = style({ display: "grid", gap: vars.space[4] });

export const words = style(block.caption);

export const bar = style({ display: "flex", gap: vars.space[4] });

export const part = style({
  flex: 1,
  height: "0.25rem",
  borderRadius: vars.radius.full,
  background: vars.color.line,
  selectors: { "&[data-done]": { background: vars.color.accent } },
});
