import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

const arrive = keyframes({ from: { transform: "translateY(-.5rem)", opacity: 0 } });

/** Beneath the top bar: a screen's primary action stands at its bottom, and a keyboard covers that. */
export const viewport = style({
  position: "fixed",
  top: `calc(3.5rem + env(safe-area-inset-top) + ${vars.space[4]})`,
  insetInline: vars.space[16],
  zIndex: 5,
  width: "fit-content",
  maxWidth: "28rem",
  marginInline: "auto",
  ":focus": { outline: "none" },
});

const base = style({
  display: "flex",
  gap: vars.space[8],
  padding: `${vars.space[8]} ${vars.space[16]}`,
  background: vars.color.overlay,
  border: "1px solid",
  borderRadius: vars.radius[14],
  boxShadow: vars.shadow.high,
  fontSize: vars.type[16],
  selectors: {
    "&[data-state=open]": { animation: `${arrive} ${vars.motion.quick} ease-out` },
    "&[data-swipe=move]": { transform: "translateY(var(--radix-toast-swipe-move-y))" },
  },
});

export const tones = styleVariants({
  positive: [base, { color: vars.color.positive }],
  negative: [base, { color: vars.color.negative }],
});
