import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const mark = style({ width: "3rem", height: "2.5rem" });

export const pouch = style({
  fill: vars.color.raised,
  stroke: vars.color.accent,
  strokeWidth: 2,
  strokeLinejoin: "round",
});

export const weave = style({
  fill: "none",
  stroke: vars.color.accent,
  strokeWidth: 1.5,
  strokeLinejoin: "round",
});

export const band = style({
  display: "block",
  width: "100%",
  height: "12px",
  fill: "none",
  stroke: vars.color.accent,
  strokeWidth: 1,
});
