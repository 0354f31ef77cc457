import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";

const draw = keyframes({ from: { clipPath: "inset(0 100% 0 0)" } });

/** The success sign; its check is drawn once. */
export const sign = style({
  ...block.centred,
  width: "4rem",
  height: "4rem",
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: vars.radius.full,
});

globalStyle(`${sign} > [data-icon]`, {
  width: "2rem",
  height: "2rem",
  animation: `${draw} 450ms ease-out 150ms backwards`,
});
