import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

const art = style({ position: "relative", aspectRatio: "148 / 96", background: vars.color.sunken });

export const hues = styleVariants({
  slot: [art, { color: vars.color.accent }],
  sport: [art, { color: vars.color.positive }],
  lotto: [art, { color: vars.color.warning }],
});

export const picture = style({ width: "100%", height: "100%", objectFit: "cover" });

export const pattern = style({ stroke: "currentColor", strokeWidth: 2, opacity: 0.35 });

export const initials = style({
  fill: "currentColor",
  fontSize: "28px",
  fontWeight: vars.weight.strong,
  textAnchor: "middle",
});

export const logo = style({
  position: "absolute",
  insetInlineStart: vars.space[8],
  bottom: vars.space[8],
  width: "2.5rem",
  height: "2.5rem",
  borderRadius: vars.radius[8],
});
