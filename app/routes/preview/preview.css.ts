import { style, styleVariants } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const preview = style({ padding: vars.space[16] });

export const menu = style({ display: "flex", gap: vars.space[16], paddingBottom: vars.space[16] });

export const grid = style({ ...block.wrap, gap: vars.space[24] });

export const sheet = style({
  display: "grid",
  gap: vars.space[16],
  alignContent: "start",
  padding: vars.space[16],
  background: vars.color.page,
  color: vars.color.inkPlain,
  border: `1px solid ${vars.color.line}`,
});

export const widths = styleVariants({
  small: { width: "320px" },
  phone: { width: "360px" },
  tablet: { width: "768px" },
  desktop: { width: "1280px" },
});

export const row = style({ ...block.wrap, gap: vars.space[12], alignItems: "center" });
