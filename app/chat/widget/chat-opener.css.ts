import { globalStyle, style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { block, vars } from "themes/vars.css";

const narrow = "screen and (max-width: 1023.98px)";
const short = "screen and (max-width: 1023.98px) and (max-height: 599px)";
/** The smallest phones, and others with large text. */
const tiny = "screen and (max-width: 22em)";

/**
 * Above the tabs but never above a dialog, which may hold a money form; without JavaScript below everything fixed. It
 * has its size in px, because with large text the page needs the room. On a phone it is hidden on screens that need
 * their bottom edge (`data-foot`, or `data-foot="short"` for short phones only), above tables, whose amounts end below
 * it, and where there is least room; the tabs lead to the contact screen, which has the chat.
 */
export const opener = style({
  position: "fixed",
  insetInlineEnd: vars.space[16],
  bottom: "calc(80px + env(safe-area-inset-bottom))",
  zIndex: 2,
  ...block.row,
  gap: vars.space[12],
  color: vars.color.inkStrong,
  textDecoration: "none",
  selectors: { "body:has(dialog[open]) &": { display: "none" } },
  "@media": {
    [narrow]: { selectors: { 'body:has([data-foot=""], main table) &': { display: "none" } } },
    [short]: { selectors: { 'body:has([data-foot="short"]) &': { display: "none" } } },
    [tiny]: { display: "none" },
  },
});

/** Extra room at the end of a page, so that whatever the button covers can be scrolled clear of it. */
globalStyle(`body:has(${opener}) main`, { paddingBottom: "calc(152px + env(safe-area-inset-bottom))" });

/** Outlined, so that it is never taken for a part of the page's primary button. */
export const button = style([
  part("button"),
  part("secondary"),
  {
    position: "relative",
    isolation: "isolate",
    ...block.centred,
    flex: "none",
    width: "60px",
    height: "60px",
    // Small enough that what it covers can still be tapped beside it.
    "@media": { [narrow]: { width: "48px", height: "48px" } },
    background: vars.color.raised,
    color: vars.color.accent,
    border: `2px solid ${vars.color.accent}`,
    borderRadius: vars.look.radiusControl,
  },
]);

/** The same ground where a brand draws its own outline, cut to that shape. */
export const ground = style([
  part("face"),
  {
    position: "absolute",
    inset: 0,
    zIndex: -1,
    background: vars.color.raised,
    borderRadius: vars.look.radiusControl,
  },
]);

/** Does not intercept taps on what it covers. Only the script removes it. */
export const invite = style({
  pointerEvents: "none",
  maxWidth: "15.5rem",
  padding: `${vars.space[8]} 0.875rem`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.accentSoft}`,
  borderRadius: vars.look.radiusField,
  fontSize: vars.type[15],
  "@media": { "(scripting: none)": { display: "none" }, [short]: { display: "none" } },
});
