import { style } from "@vanilla-extract/css";
import { tablet } from "themes/media";

/** How much of the previous page stays visible when an arrow scrolls to the next. */
export const PEEK_PX = 64;

/** Touch needs no arrows. */
export const withArrows = `${tablet} and (hover: hover)`;

export const arrows = style({ display: "none", "@media": { [withArrows]: { display: "flex" } } });

/** A row of cards without a visible scrollbar. */
export const scroller = style({
  display: "flex",
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollBehavior: "smooth",
  scrollbarWidth: "none",
});
