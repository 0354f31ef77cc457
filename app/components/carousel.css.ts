import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "themes/vars.css";

/** What stays in sight of the last page when an arrow turns to the next. */
export const PEEK_PX = 64;

export const carousel = style({ display: "grid", gap: vars.space[4], minWidth: 0 });

export const head = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: "2.75rem",
});

/** A finger needs none. */
export const arrows = style({
  display: "none",
  gap: vars.space[8],
  "@media": { "screen and (min-width: 640px) and (hover: hover)": { display: "flex" } },
});

export const arrow = style({
  display: "grid",
  placeItems: "center",
  width: "2.75rem",
  height: "2.75rem",
  background: "transparent",
  color: vars.color.inkStrong,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  ":disabled": { opacity: 0.4, cursor: "default" },
});

/** Wider than the column (bars.css.ts). */
const wide = "screen and (min-width: 37rem)";

/** To the screen's edge on a phone, to the column's edge where that is not the screen's: never cut in the middle of nothing. */
export const row = style({
  display: "flex",
  gap: vars.space[12],
  marginInline: `calc(-1 * ${vars.space[16]})`,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[4],
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollBehavior: "smooth",
  scrollSnapType: "x proximity",
  scrollPaddingInline: vars.space[16],
  scrollbarWidth: "none",
  "@media": {
    [wide]: { marginInline: 0, paddingInline: 0, scrollPaddingInline: 0 },
  },
});

globalStyle(`${row} > *`, { flex: "none", scrollSnapAlign: "start" });
