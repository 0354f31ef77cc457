import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[12],
  width: "100%",
  maxWidth: vars.size.column,
  marginInline: "auto",
  paddingTop: vars.space[8],
});

export const heading = style({ display: "grid", gap: vars.space[4], textAlign: vars.look.align as "center" });

export const text = style({ color: vars.color.inkSoft });

/** A link on its own line, large enough for a thumb. */
export const change = style({
  justifySelf: vars.look.justify,
  display: "flex",
  alignItems: "center",
  width: "fit-content",
  minHeight: vars.size.touch,
  color: vars.color.inkPlain,
  textUnderlineOffset: "4px",
});

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[12],
});

export const login = style({ textAlign: "center" });

export const loginLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  color: vars.color.inkStrong,
  fontWeight: vars.weight.strong,
  textUnderlineOffset: "4px",
});
