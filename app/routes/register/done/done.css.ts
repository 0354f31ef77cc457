import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

const draw = keyframes({ from: { strokeDashoffset: 40 } });

/** The success sign, drawn once. */
export const sign = style({
  ...block.centred,
  width: "4rem",
  height: "4rem",
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: vars.radius.full,
  strokeDasharray: 40,
  animation: `${draw} 450ms ease-out 150ms backwards`,
});

globalStyle(`${sign} > svg`, { width: "2rem", height: "2rem" });
