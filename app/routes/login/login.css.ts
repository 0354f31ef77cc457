import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const poster = style({
  display: "grid",
  gap: vars.space[8],
  width: "100%",
  maxWidth: "26rem",
  marginInline: "auto",
});

export const tagline = style({ color: vars.color.inkSoft, marginBottom: vars.space[8] });

export const form = style({ display: "grid", gap: vars.space[12] });

export const register = style({ textAlign: "center", paddingBlock: vars.space[8] });
