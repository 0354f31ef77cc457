import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

const grow = keyframes({ from: { transform: "scaleX(.08)" }, to: { transform: "scaleX(.92)" } });

/** Along the top edge, above everything. Shifts no layout, and slows down the longer it takes. */
export const bar = style({
  position: "fixed",
  inset: "0 0 auto",
  zIndex: 9,
  height: "3px",
  background: vars.color.accent,
  transformOrigin: "left",
  animation: `${grow} 8s cubic-bezier(.1, .7, .2, 1) forwards`,
});
