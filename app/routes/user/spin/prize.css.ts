import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { largeText, low } from "themes/media";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

/** The brand's drawing; its size is the drawing's own, until large text needs its room (themes/character/prize.ts). */
export const art = style([
  part("prize"),
  {
    position: "relative",
    flex: "none",
    overflow: "hidden",
    "@media": {
      [low]: { display: "none" },
      [largeText]: { selectors: { "&&": { height: "120px" } } },
    },
  },
]);

const rise = keyframes({ from: { transform: "translateY(1.5rem) scale(.94)", opacity: 0 } });

/** What the amount stands on. It comes once; reduced motion finds it there. */
export const mark = style([
  part("prize-mark"),
  {
    position: "absolute",
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    textAlign: "center",
    lineHeight: 1.2,
    overflowWrap: "anywhere",
    "@media": {
      "(prefers-reduced-motion: no-preference)": { animation: `${rise} ${vars.motion.calm} ease-out` },
    },
  },
]);

const figure = {
  fontWeight: vars.look.amountWeight,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
} as const;

/** In px: they fill the drawing, which does not grow with the text. */
export const figures = styleVariants({
  large: { ...figure, fontSize: "56px", "@media": { [largeText]: { fontSize: "32px" } } },
  middle: { ...figure, fontSize: "28px", "@media": { [largeText]: { fontSize: "20px" } } },
  small: { ...figure, fontSize: "19px", "@media": { [largeText]: { fontSize: "14px" } } },
});

export const unit = style({ fontSize: "17px", "@media": { [largeText]: { fontSize: "14px" } } });

export const word = style({
  fontSize: "20px",
  fontWeight: vars.weight.strong,
  "@media": { [largeText]: { fontSize: "16px" } },
});

export const body = style({ textAlign: "center", gap: vars.space[8] });

export const prize = style({
  ...block.strong,
  fontSize: vars.type[22],
  textWrap: "balance",
  overflowWrap: "anywhere",
});

export const actions = style({ ...block.column, gap: vars.space[8], marginTop: vars.space[4] });

export const caption = style(block.caption);
