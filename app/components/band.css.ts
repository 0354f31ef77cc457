import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";
import { when } from "themes/when";

export const band = style({
  display: "block",
  width: "100%",
  height: vars.look.bandHeight,
  background: `${vars.look.band} center / auto 100% repeat-x`,
});

/** Silk: the band is the cloth's own edge, without a gap to the ground above it. */
const silk = when("card", "silk");

globalStyle(`${silk} ${band}`, { marginTop: "-1px", marginBottom: "1px", clipPath: "inset(0 0 1px)" });

const GAP = "2rem";
const SLANT = "10px";
/** A high band, such as a river, is drawn lower. */
const height = `min(${vars.look.bandHeight}, 34px)`;

export const cut = style({
  flex: "none",
  display: "flex",
  justifyContent: "space-between",
  gap: GAP,
  paddingBlock: vars.space[12],
  overflow: "hidden",
});

const partFrom = (from: string) => keyframes({ from: { transform: `translateX(${from})` } });

const half = style({
  position: "relative",
  flex: 1,
  height,
  "::before": {
    content: "",
    position: "absolute",
    inset: 0,
    background: `${vars.look.band} center / auto 100% repeat-x`,
  },
  // The cut itself, a little longer than the band is high.
  "::after": {
    content: "",
    position: "absolute",
    insetBlock: "-6px",
    width: "2px",
    background: vars.color.negative,
    transform: "skewX(-20deg)",
  },
});

export const start = style([
  half,
  {
    animation: `${partFrom(`calc(${GAP} / 2)`)} ${vars.motion.calm} ease-out`,
    "::before": { clipPath: `polygon(0 0, 100% 0, calc(100% - ${SLANT}) 100%, 0 100%)` },
    "::after": { right: `calc(${SLANT} / 2)` },
  },
]);

export const end = style([
  half,
  {
    animation: `${partFrom(`calc(${GAP} / -2)`)} ${vars.motion.calm} ease-out`,
    "::before": { clipPath: `polygon(${SLANT} 0, 100% 0, 100% 100%, 0 100%)` },
    "::after": { left: `calc(${SLANT} / 2)` },
  },
]);
