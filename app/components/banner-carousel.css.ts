import { globalStyle, style } from "@vanilla-extract/css";
import { block, vars } from "themes/vars.css";
import { dialog } from "./dialog.css";
import { scroller, withArrows } from "./scroll-row.css";

/** Specification, section 2, Home. */
export const WIDTH_PX = 300;
export const HEIGHT_PX = 211;

/** In px, as the banners are: with larger text, too, three fill the dialog. */
const GAP_PX = 12;
const PADDING_PX = 16;
const BORDER_PX = 1;
/** Three banners, the gap after each, and what is before them: the fourth is out of view. */
const DIALOG_PX = 3 * (WIDTH_PX + GAP_PX) + PADDING_PX + 2 * BORDER_PX;

/** The dialog and some of the page beside it. */
const wide = "screen and (min-width: 960px)";

export const banners = style({ ...block.column, justifyItems: "center" });

/**
 * The neighbours are cut off by the screen's edge. The smallest phones make the banner narrower, so that they are
 * visible there too.
 */
const width = `min(${WIDTH_PX}px, 100% - 2.5rem)`;
const side = `calc((100% - ${width}) / 2)`;

export const row = style([
  scroller,
  {
    width: `calc(100% + 2 * ${vars.space[16]})`,
    gap: vars.space[12],
    marginInline: `calc(-1 * ${vars.space[16]})`,
    paddingBlock: vars.space[4],
    scrollSnapType: "x mandatory",
    "@media": {
      [wide]: {
        paddingInline: `${PADDING_PX}px`,
        scrollPaddingInline: `${PADDING_PX}px`,
        gap: `${GAP_PX}px`,
        scrollSnapType: "x proximity",
      },
    },
  },
]);

export const banner = style({
  flex: "none",
  ...block.column,
  alignContent: "start",
  gap: vars.space[8],
  width,
  scrollSnapAlign: "center",
  selectors: { "&:first-child": { marginInlineStart: side }, "&:last-child": { marginInlineEnd: side } },
  "@media": {
    [wide]: {
      width: `${WIDTH_PX}px`,
      selectors: {
        "&:first-child": { marginInlineStart: "auto" },
        "&:last-child": { marginInlineEnd: "auto" },
      },
    },
  },
});

export const picture = style({
  width: "100%",
  height: "auto",
  aspectRatio: `${WIDTH_PX} / ${HEIGHT_PX}`,
  objectFit: "cover",
  background: vars.color.sunken,
  borderRadius: vars.look.radiusCard,
});

/** As high as the arrows, which the script adds where not all banners fit. */
export const arrowsPlace = style({
  selectors: {
    [`${row}:has(> :nth-child(2)) + &`]: {
      "@media": { [`${withArrows} and (max-width: 959.98px)`]: { minHeight: vars.size.touch } },
    },
    [`${row}:has(> :nth-child(4)) + &`]: { "@media": { [withArrows]: { minHeight: vars.size.touch } } },
  },
});

/** A dialog with several banners is wide enough for three. */
globalStyle(`${dialog}:has(${banner} + ${banner})`, { "@media": { [wide]: { width: `${DIALOG_PX}px` } } });
