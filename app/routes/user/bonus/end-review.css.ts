import { style, styleVariants } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const ends = style({ ...block.column, gap: vars.space[12] });

export const way = style({ display: "flex", gap: vars.space[12], fontSize: vars.type[15] });

export const heading = style({ ...block.strong, display: "block", fontSize: vars.type[16] });

export const signs = styleVariants({
  good: { flex: "none", color: vars.color.positive },
  bad: { flex: "none", color: vars.color.negative },
});

export const facts = style({ borderBlock: `1px solid ${vars.color.line}` });
