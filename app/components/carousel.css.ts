import { globalStyle, style } from "@vanilla-extract/css";
import { desktop } from "themes/media";
import { block, vars } from "themes/vars.css";
import { scroller, withArrows } from "./scroll-row.css";
import { head, tools } from "./section-head.css";

export const carousel = style({ ...block.column, minWidth: 0 });

/** Wider than the column (app-shell.css.ts). */
const wide = "screen and (min-width: 37rem)";

/** Extends to the screen's edge on a phone, and to the column's edge on wider screens. */
export const row = style([
  scroller,
  {
    gap: vars.space[12],
    marginInline: `calc(-1 * ${vars.space[16]})`,
    paddingInline: vars.space[16],
    paddingBlock: vars.space[4],
    scrollSnapType: "x proximity",
    scrollPaddingInline: vars.space[16],
    "@media": {
      [wide]: { marginInline: 0, paddingInline: 0, scrollPaddingInline: 0 },
      [desktop]: { marginInlineEnd: `calc(-1 * ${vars.space[32]})`, paddingInlineEnd: vars.space[32] },
    },
  },
]);

globalStyle(`${row} > *`, { flex: "none", scrollSnapAlign: "start" });

/** The number of cards that fit side by side, except beside the wallet card of a narrow desktop. */
export const FITTING_CARDS = 3;

export const longCarousel = style([carousel]);

/** Arrows come with the script; where they are hidden their place must not push the heading aside. */
globalStyle(`${carousel} > ${head} > ${tools}`, {
  display: "none",
  "@media": { [withArrows]: { display: "flex" } },
});

/** As high as with the arrows, which the script adds where not all cards fit. */
const heads = { minHeight: vars.size.touch };
globalStyle(`${longCarousel} > ${head}`, { "@media": { [withArrows]: heads } });
globalStyle(`${carousel} > ${head}`, {
  "@media": { [`${withArrows} and (min-width: 1024px) and (max-width: 1219.98px)`]: heads },
});
