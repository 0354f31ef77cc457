import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";
import { input } from "./field.css";

export const box = style({ position: "relative" });

/** Replaces the browser's own arrow, which sticks to the edge, and its inset, which misaligns the text. */
export const select = style([
  input,
  { appearance: "none", paddingInlineEnd: vars.size.touch, textOverflow: "ellipsis" },
]);

export const sign = style({
  position: "absolute",
  insetBlock: 0,
  insetInlineEnd: vars.space[12],
  display: "grid",
  alignItems: "center",
  color: vars.color.inkPlain,
  pointerEvents: "none",
});
