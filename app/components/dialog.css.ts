import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

const wide = "screen and (min-width: 640px)";
const rise = keyframes({ from: { transform: "translateY(2rem)", opacity: 0 } });

/** A sheet from the bottom on a phone, a centred card from 640 px. */
export const dialog = style({
  position: "fixed",
  inset: "auto 0 0",
  zIndex: 4,
  width: "100%",
  maxWidth: "100%",
  maxHeight: "calc(100dvh - 1rem)",
  margin: "0 auto",
  padding: 0,
  overflowY: "auto",
  background: vars.color.overlay,
  color: vars.color.inkPlain,
  border: 0,
  borderRadius: `${vars.radius[20]} ${vars.radius[20]} 0 0`,
  boxShadow: vars.shadow.high,
  animation: `${rise} ${vars.motion.calm} ease-out`,
  selectors: { "&::backdrop": { background: "rgb(0 0 0 / .55)" } },
  "@media": {
    [wide]: {
      inset: 0,
      width: "30rem",
      height: "fit-content",
      margin: "auto",
      borderRadius: vars.radius[20],
    },
  },
});

export const head = style({
  position: "sticky",
  top: 0,
  zIndex: 1,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  minHeight: "3.5rem",
  paddingInline: `${vars.space[16]} ${vars.space[4]}`,
  background: vars.color.overlay,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const close = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  color: vars.color.inkPlain,
  borderRadius: vars.radius.full,
});

export const body = style({ display: "grid", gap: vars.space[16], padding: vars.space[16] });

/** The form's buttons stay in sight. */
export const actions = style({
  position: "sticky",
  bottom: 0,
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: vars.space[8],
  margin: `0 calc(-1 * ${vars.space[16]}) calc(-1 * ${vars.space[16]})`,
  padding: `${vars.space[12]} ${vars.space[16]} calc(${vars.space[12]} + env(safe-area-inset-bottom))`,
  background: vars.color.overlay,
  borderTop: `1px solid ${vars.color.line}`,
});
