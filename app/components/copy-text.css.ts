import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const copyText = style({
  display: "inline-flex",
  alignItems: "baseline",
  justifyContent: "flex-end",
  columnGap: vars.space[8],
  maxWidth: "100%",
});

export const text = style({
  minWidth: 0,
  color: vars.color.inkStrong,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
  userSelect: "all",
});

/** Reserves the button's width before it is there, so that nothing jumps; empty if there is no script. */
export const place = style({
  flex: "none",
  display: "grid",
  fontSize: vars.type[15],
  fontWeight: vars.weight.strong,
  "@media": { "(scripting: none)": { display: "none" } },
});

const cell = style({ gridArea: "1 / 1", minWidth: vars.size.touch });

export const measure = style([cell, { visibility: "hidden" }]);

/** Looks as high as the text, so that rows stay even, but its tap target is 44 px. */
export const button = style([
  cell,
  {
    position: "relative",
    minHeight: vars.size.touch,
    marginBlock: "-.65rem",
    padding: 0,
    background: "transparent",
    color: vars.color.accent,
    border: 0,
    borderRadius: vars.radius[8],
    textAlign: "end",
  },
]);
