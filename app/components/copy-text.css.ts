import { style } from "@vanilla-extract/css";
import { largeText } from "themes/media";
import { block, vars } from "themes/vars.css";
import { variants } from "./button.css";

export const copyText = style({
  display: "inline-flex",
  alignItems: "baseline",
  justifyContent: "flex-end",
  columnGap: vars.space[8],
  maxWidth: "100%",
  "@media": { [largeText]: { flexWrap: "wrap" } },
});

export const text = style({
  minWidth: 0,
  color: vars.color.inkStrong,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  userSelect: "all",
});

/** With the largest text it is longer than a line. */
const largest = "screen and (max-width: 14em)";

export const reference = style([
  text,
  { whiteSpace: "nowrap", "@media": { [largest]: { whiteSpace: "normal" } } },
]);

/** Hidden without script. */
export const place = style({
  flex: "none",
  fontSize: vars.type[15],
  fontWeight: vars.weight.strong,
  ...block.withScript,
});

/** Looks as high as the text, so that rows stay even, but its tap target is 44 px. */
export const button = style({
  position: "relative",
  minWidth: vars.size.touch,
  minHeight: vars.size.touch,
  marginBlock: "-.65rem",
  padding: 0,
  background: "transparent",
  color: vars.color.accent,
  border: 0,
  borderRadius: vars.radius[8],
  textAlign: "end",
});

/** Keeps the button's space until it can copy, so that nothing jumps. */
export const placeToCome = style([place, { visibility: "hidden" }]);

/** Rises over the caption above it (deposit/deposit.css.ts). */
export const large = style([
  variants.secondary,
  {
    minHeight: vars.size.touch,
    marginBlock: "-10px 0",
    paddingBlock: vars.space[4],
    fontSize: vars.type[15],
    "@media": { [largeText]: { marginBlock: 0 } },
  },
]);
