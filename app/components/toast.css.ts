import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

const arrive = keyframes({ from: { transform: "translateY(-.5rem)", opacity: 0 } });

/** Below the top bar, because primary actions and the keyboard are at the bottom. */
const viewportPlace = {
  position: "fixed",
  top: `calc(56px + env(safe-area-inset-top) + ${vars.space[4]})`,
  insetInline: vars.space[16],
  zIndex: 8,
  width: "fit-content",
  maxWidth: "28rem",
  marginInline: "auto",
} as const;

export const viewport = style({ ...viewportPlace, ":focus": { outline: "none" } });

/** A toast that came with the page: in place until the script takes it over; without JavaScript, part of the page. */
export const inPage = style({ "@media": { "not (scripting: none)": viewportPlace } });

const base = style({
  display: "flex",
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  background: vars.color.overlay,
  border: "1px solid",
  borderRadius: `min(${vars.look.radiusField}, 14px)`,
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
