import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const page = style({
  display: "grid",
  gap: vars.space[12],
  width: "100%",
  maxWidth: "26rem",
  marginInline: "auto",
});

export const heading = style({ display: "grid", gap: vars.space[4] });

export const text = style({ color: vars.color.inkSoft });

/** A link on a line of its own, large enough for a thumb. */
export const change = style({
  display: "flex",
  alignItems: "center",
  width: "fit-content",
  minHeight: "2.75rem",
  color: vars.color.inkPlain,
});

export const form = style({ display: "grid", gap: vars.space[12] });

export const login = style({ textAlign: "center" });

export const loginLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  color: vars.color.inkStrong,
  fontWeight: vars.weight.strong,
});
