import { style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

export const shelf = style({ display: "grid", gap: vars.space[12], minWidth: 0 });

/** Scrolls by touch, wheel and keys; the next card peeks in. */
export const row = style({
  display: "flex",
  gap: vars.space[12],
  marginInline: `calc(-1 * ${vars.space[16]})`,
  paddingInline: vars.space[16],
  paddingBlockEnd: vars.space[8],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x proximity",
  scrollPaddingInline: vars.space[16],
  scrollbarWidth: "thin",
});

export const card = style({
  flex: "0 0 9.25rem",
  minWidth: 0,
  display: "flex",
  flexDirection: "column",
  paddingBottom: vars.space[12],
  scrollSnapAlign: "start",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius[14],
  overflow: "hidden",
});

const line = style({ paddingInline: vars.space[12] });

export const name = style([
  line,
  {
    paddingTop: vars.space[8],
    color: vars.color.inkStrong,
    fontSize: vars.type[15],
    fontWeight: vars.weight.strong,
  },
]);

export const balance = style([line, { fontSize: vars.type[15] }]);

export const inGame = style([line, { color: vars.color.inkSoft, fontSize: vars.type[14] }]);

export const active = style([
  line,
  { marginTop: "auto", color: vars.color.positive, fontSize: vars.type[14] },
]);

export const inactive = style([
  line,
  { marginTop: "auto", color: vars.color.inkSoft, fontSize: vars.type[14] },
]);
