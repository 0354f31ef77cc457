import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

const wide = "screen and (min-width: 640px)";
const narrow = "screen and (max-width: 639.98px)";
const rise = keyframes({ from: { transform: "translateY(2rem)", opacity: 0 } });
const shade = "rgb(0 0 0 / .6)";
const field = ":is(input:not([type=hidden]), select)";

/** The form's buttons stay in sight. */
export const actions = style({
  position: "sticky",
  bottom: 0,
  zIndex: 1,
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: vars.space[8],
  marginTop: "auto",
  marginInline: `calc(-1 * ${vars.space[16]})`,
  marginBottom: `calc(-1 * ${vars.space[16]})`,
  padding: `${vars.space[8]} ${vars.space[16]} calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
  background: vars.color.overlay,
  borderTop: `1px solid ${vars.color.line}`,
});

/** On the smallest phones the button has to have room for what it does, with the amount. */
globalStyle(`${actions} > :is(a, button)`, {
  "@media": { "screen and (max-width: 359px)": { paddingInline: vars.space[12] } },
});

/** A sheet from the bottom on a phone, as high as the screen when it holds a form; a centred card from 640 px. */
export const dialog = style({
  position: "fixed",
  inset: "auto 0 0",
  zIndex: 4,
  flexDirection: "column",
  width: "100%",
  maxWidth: "100%",
  maxHeight: "100dvh",
  margin: "0 auto",
  padding: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  // What gets the focus is not hidden behind the title or the buttons.
  scrollPaddingBlock: "3.5rem 6rem",
  background: vars.color.overlay,
  color: vars.color.inkPlain,
  border: 0,
  borderRadius: `${vars.radius[20]} ${vars.radius[20]} 0 0`,
  animation: `${rise} ${vars.motion.calm} ease-out`,
  selectors: {
    "&[open]": { display: "flex" },
    "&::backdrop": { background: shade },
    // Without script it is not modal and has no backdrop of its own.
    "&:not(:modal)": { boxShadow: `0 0 0 100vmax ${shade}` },
  },
  "@media": {
    [narrow]: {
      selectors: { [`&:has(${actions}):has(${field})`]: { height: "100dvh", borderRadius: 0 } },
    },
    [wide]: {
      inset: 0,
      width: "30rem",
      height: "fit-content",
      maxHeight: "calc(100dvh - 2rem)",
      margin: "auto",
      border: `1px solid ${vars.color.line}`,
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
  minHeight: "3rem",
  paddingInline: `${vars.space[16]} ${vars.space[4]}`,
  background: vars.color.overlay,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const title = style({ ":focus": { outline: "none" } });

export const close = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  color: vars.color.inkPlain,
  borderRadius: vars.radius.full,
  ":focus-visible": { outlineOffset: "-3px" },
});

export const body = style({
  flex: "1 0 auto",
  display: "flex",
  flexDirection: "column",
  gap: vars.space[12],
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[16]}`,
  "@media": { "screen and (max-height: 599px)": { gap: vars.space[8], paddingTop: vars.space[8] } },
});
