import { globalStyle, style } from "@vanilla-extract/css";
import { part } from "themes/parts";
import { vars } from "themes/vars.css";

const narrow = "screen and (max-width: 1023.98px)";
const short = "screen and (max-width: 1023.98px) and (max-height: 599px)";

/**
 * Above the tabs but never above a dialog, which may hold a money form; without JavaScript below everything fixed. On a
 * phone it is hidden on screens that need their bottom edge (`data-foot`, or `data-foot="short"` for short phones
 * only); the tabs lead to the contact screen, which has the chat.
 */
export const opener = style({
  position: "fixed",
  insetInlineEnd: vars.space[16],
  bottom: "calc(5rem + env(safe-area-inset-bottom))",
  zIndex: 2,
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  color: vars.color.inkStrong,
  textDecoration: "none",
  selectors: { "body:has(dialog[open]) &": { display: "none" } },
  "@media": {
    [narrow]: { selectors: { 'body:has([data-foot=""]) &': { display: "none" } } },
    [short]: { selectors: { 'body:has([data-foot="short"]) &': { display: "none" } } },
  },
});

/** Extra room at the end of a page, so that whatever the button covers can be scrolled clear of it. */
globalStyle(`body:has(${opener}) main`, { paddingBottom: "9.5rem" });

export const button = style([
  part("button"),
  part("primary"),
  {
    position: "relative",
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: "3.75rem",
    height: "3.75rem",
    // Small enough that what it covers can still be tapped beside it.
    "@media": { [narrow]: { width: "3rem", height: "3rem" } },
    background: vars.color.accent,
    color: vars.color.onAccent,
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
  // There is no room for it on the smallest phones or beside large text.
  "@media": {
    "(scripting: none)": { display: "none" },
    "screen and (max-width: 22em)": { display: "none" },
    [short]: { display: "none" },
  },
});

export const count = style({
  position: "absolute",
  insetInlineEnd: "-0.25rem",
  top: "-0.375rem",
  minWidth: "1.625rem",
  paddingInline: "0.375rem",
  background: vars.color.inkStrong,
  color: vars.color.page,
  borderRadius: vars.radius.full,
  fontSize: vars.type[14],
  fontWeight: vars.weight.strong,
  lineHeight: "1.625rem",
  textAlign: "center",
});
