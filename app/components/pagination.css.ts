import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const pages = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  color: vars.color.inkPlain,
  fontVariantNumeric: "tabular-nums",
});

/** An empty one keeps the place of a turn that is not there. */
export const turn = style({
  display: "grid",
  placeItems: "center",
  width: "3rem",
  height: "3rem",
  color: vars.color.inkStrong,
  borderRadius: vars.radius.full,
  selectors: { "a&": { border: `1px solid ${vars.color.inputLine}` } },
});
