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
  userSelect: "all",
});

/** As wide as the button before it is there, so that nothing jumps; nothing where no script will bring it. */
export const place = style({
  flex: "none",
  display: "grid",
  fontSize: vars.type[15],
  fontWeight: vars.weight.strong,
  "@media": { "(scripting: none)": { display: "none" } },
});

const cell = style({ gridArea: "1 / 1", minWidth: "2.75rem" });

export const measure = style([cell, { visibility: "hidden" }]);

/** To the eye as high as the text, so that rows stay even; to the thumb 44 px. */
export const button = style([
  cell,
  {
    position: "relative",
    minHeight: "2.75rem",
    marginBlock: "-.65rem",
    padding: 0,
    background: "transparent",
    color: vars.color.accent,
    border: 0,
    borderRadius: vars.radius[8],
    textAlign: "end",
  },
]);
