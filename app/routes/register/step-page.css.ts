import { style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

export const page = style({
  ...block.column,
  gap: vars.space[12],
  width: "100%",
  maxWidth: vars.size.column,
  marginInline: "auto",
  paddingTop: vars.space[8],
});

export const heading = style({ display: "grid", gap: vars.space[4], ...block.aligned });

export const text = style({ color: vars.color.inkSoft });

/** A link on its own line, large enough for a thumb. */
export const change = style({
  justifySelf: vars.look.justify,
  ...block.row,
  width: "fit-content",
  minHeight: vars.size.touch,
  color: vars.color.inkPlain,
  textUnderlineOffset: "4px",
});

export const form = style({ ...block.column, gap: vars.space[12] });

export const login = style({ textAlign: "center" });

export const loginLink = style({ ...block.textLink, fontWeight: vars.weight.strong });
