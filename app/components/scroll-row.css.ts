import { style } from "@vanilla-extract/css";

/** How much of the previous page stays visible when an arrow scrolls to the next. */
export const PEEK_PX = 64;

/** Touch needs no arrows. */
export const withArrows = "screen and (min-width: 640px) and (hover: hover)";

export const arrows = style({ display: "none", "@media": { [withArrows]: { display: "flex" } } });

/** A row of cards without a visible scrollbar. */
export const scroller = style({
  display: "flex",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollBehavior: "smooth",
  scrollbarWidth: "none",
});
