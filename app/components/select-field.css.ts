import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";
import { input } from "./field.css";

export const box = style({ position: "relative" });

/** The browsers' own sign sticks to the edge, and their own inset moves the text off the other fields' line. */
export const select = style([
  input,
  { appearance: "none", paddingInlineEnd: "2.75rem", textOverflow: "ellipsis" },
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
