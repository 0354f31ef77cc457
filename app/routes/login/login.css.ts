import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

/** Above the keyboard at 360×640: what stands here is as tight as touch allows; taller screens give it air. */
const tall = "screen and (min-height: 700px)";

export const poster = style({
  display: "grid",
  gap: vars.space[12],
  width: "100%",
  maxWidth: "26rem",
  marginInline: "auto",
  "@media": { [tall]: { gap: vars.space[24], paddingTop: vars.space[32] } },
});

export const tagline = style({
  color: vars.color.inkStrong,
  fontSize: vars.type[18],
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.body,
  "@media": { [tall]: { fontSize: vars.type[22], marginBottom: vars.space[8] } },
});

export const form = style({ display: "grid", gap: vars.space[8] });

export const register = style({ textAlign: "center" });

export const registerLink = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  color: vars.color.inkStrong,
  fontWeight: vars.weight.strong,
});
